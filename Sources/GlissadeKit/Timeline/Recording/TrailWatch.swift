import UIKit

/// Collects where named layers were at each frame.
@MainActor
struct TrailWatch {
  private struct Entry {
    let layer: CALayer
    var trail: LayerTrail
  }

  private var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The latest look at what an ending animation may take off the stage, with the frame at which it would next be seen.
  private var latestEnd: (outlines: [NamedLayers.Sight], frame: Int)?

  /// What is seen at a frame.
  mutating func note(_ outlines: [NamedLayers.Sight], frame: Int) {
    for sight in outlines {
      let index = indices[ObjectIdentifier(sight.layer)] ?? entries.count
      if index == entries.count {
        indices[ObjectIdentifier(sight.layer)] = index
        entries.append(Entry(layer: sight.layer, trail: LayerTrail(name: sight.name, firstFrame: frame, outlines: [])))
      }
      let missing = frame - entries[index].trail.firstFrame - entries[index].trail.outlines.count
      // A layer that was away for a while is taken to have gone straight.
      if missing > 0, let latest = entries[index].trail.outlines.last {
        for step in 1...missing {
          entries[index].trail.outlines.append(.interpolate(latest, sight.outline, Double(step) / Double(missing + 1)))
        }
      }
      if missing >= 0 { entries[index].trail.outlines.append(sight.outline) }
    }
  }

  /// What is seen at a moment at which an animation ends, just before it does; the next frame would be `frame`.
  mutating func noteEnd(_ outlines: [NamedLayers.Sight], frame: Int) { latestEnd = (outlines, frame) }

  /// The trails of the layers that move, in the order of the stage, in a recording of so many frames: the last shows the end.
  /// `remains` is what is seen after it.
  mutating func trails(frames: Int, remains: [NamedLayers.Sight]) -> [LayerTrail] {
    if let latestEnd, latestEnd.frame == frames - 1 { note(latestEnd.outlines, frame: frames - 1) }
    note(remains.filter { indices[ObjectIdentifier($0.layer)] != nil }, frame: frames - 1)
    return entries.map(\.trail).filter(\.moves)
  }
}
