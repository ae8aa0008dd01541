import Foundation

/// The layers outside the screen with animations that aren't removed on completion. They continue when their layers return.
final class KeptAnimations {
  private struct Reference {
    weak var layer: CALayer?
  }

  private var references: [Reference] = []

  func keep(_ layer: CALayer) {
    guard !references.contains(where: { $0.layer === layer }) else { return }
    references.append(Reference(layer: layer))
  }

  func resume() {
    guard !references.isEmpty else { return }
    let waiting = references.compactMap(\.layer)
    references = waiting.filter { $0.layerTree == nil }.map { Reference(layer: $0) }
    for layer in waiting {
      guard let tree = layer.layerTree else { continue }
      tree.schedule.add(layer)
      for animation in layer.runningAnimations where animation.begin == nil { ThreadState.main.pendingAnimations.add(animation, to: layer) }
    }
  }
}
