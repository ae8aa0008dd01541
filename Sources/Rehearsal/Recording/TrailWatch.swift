import UIKit

@MainActor
struct TrailWatch {
  private struct Entry {
    let layer: CALayer
    var trail: LayerTrail
  }

  private var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The latest observation of layers that the end of an animation may remove, with the frame that would show them next.
  private var latestEnd: (outlines: [NamedLayers.VisibleLayer], frame: Int)?

  mutating func note(_ outlines: [NamedLayers.VisibleLayer], frame: Int) {
    for visible in outlines {
      let index = indices[ObjectIdentifier(visible.layer)] ?? entries.count
      if index == entries.count {
        indices[ObjectIdentifier(visible.layer)] = index
        entries.append(Entry(layer: visible.layer, trail: LayerTrail(name: visible.name, firstFrame: frame, outlines: [])))
      }
      let missing = frame - entries[index].trail.firstFrame - entries[index].trail.outlines.count
      // A layer that was absent for a while is assumed to have moved in a straight line.
      if missing > 0, let latest = entries[index].trail.outlines.last {
        for step in 1...missing {
          entries[index].trail.outlines.append(.interpolate(latest, visible.outline, Double(step) / Double(missing + 1)))
        }
      }
      if missing >= 0 { entries[index].trail.outlines.append(visible.outline) }
    }
  }

  /// Records the layers just before the end of an animation. `frame` would be the next frame.
  mutating func noteEnd(_ outlines: [NamedLayers.VisibleLayer], frame: Int) { latestEnd = (outlines, frame) }

  /// Returns the trails of the layers that move, in the order of the stage. The last frame shows the end, after which `remains` are
  /// visible.
  mutating func trails(frames: Int, remains: [NamedLayers.VisibleLayer]) -> [LayerTrail] {
    if let latestEnd, latestEnd.frame == frames - 1 { note(latestEnd.outlines, frame: frames - 1) }
    note(remains.filter { indices[ObjectIdentifier($0.layer)] != nil }, frame: frames - 1)
    return entries.map(\.trail).filter(\.moves)
  }
}
