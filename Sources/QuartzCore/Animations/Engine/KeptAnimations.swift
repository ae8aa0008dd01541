import Foundation

/// The layers outside the screen with animations that aren't removed on completion. They continue when their layers return.
enum KeptAnimations {
  private struct Reference {
    weak var layer: CALayer?
  }

  nonisolated(unsafe) private static var references: [Reference] = []

  static func keep(_ layer: CALayer) {
    guard !references.contains(where: { $0.layer === layer }) else { return }
    references.append(Reference(layer: layer))
  }

  static func resume() {
    guard !references.isEmpty else { return }
    let waiting = references.compactMap(\.layer)
    references = waiting.filter { $0.layerTree == nil }.map { Reference(layer: $0) }
    for layer in waiting {
      guard let tree = layer.layerTree else { continue }
      tree.schedule.add(layer)
      for animation in layer.runningAnimations where animation.begin == nil { PendingAnimations.add(animation, to: layer) }
    }
  }
}
