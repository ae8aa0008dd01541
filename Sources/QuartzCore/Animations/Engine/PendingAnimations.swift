import Foundation

/// The animations that the running transaction has added or removed early. They begin, and delegates are notified, when the transaction is
/// committed.
final class PendingAnimations {
  /// The animations that begin with the commit.
  private var added: [(layer: CALayer, animation: RunningAnimation)] = []
  /// The animations that were removed before their end. Their observers are notified at the commit.
  private var cutShort: [RunningAnimation] = []

  func add(_ animation: RunningAnimation, to layer: CALayer) { added.append((layer, animation)) }

  func cutShort(_ animation: RunningAnimation) { cutShort.append(animation) }

  /// Begins the new animations, and notifies the observers of those that were removed early.
  func commit() {
    ThreadState.main.keptAnimations.resume()
    // Observers may remove or add more animations. The bound keeps a mistake from hanging the program.
    for _ in 0..<64 where !added.isEmpty || !cutShort.isEmpty {
      let starting = added
      added = []
      for (layer, animation) in starting where animation.isAttached { begin(animation, on: layer) }
      let ending = cutShort
      cutShort = []
      for animation in ending { animation.notifyEnd(finished: false) }
    }
  }

  private func begin(_ animation: RunningAnimation, on layer: CALayer) {
    let tree = layer.layerTree
    guard tree != nil || animation.driver != nil else {
      guard animation.animation.isRemovedOnCompletion else { return ThreadState.main.keptAnimations.keep(layer) }
      // The animation isn't visible. UIKit and Core Animation don't wait for animations outside a window.
      return layer.end(animation, finished: true)
    }
    if animation.begin == nil { animation.begin = layer.localTime(atSceneTime: tree?.now ?? RunningScene.current.time) }
    if animation.driver == nil { tree?.schedule.add(layer) }
    animation.animation.delegate?.animationDidStart(animation.animation)
  }
}
