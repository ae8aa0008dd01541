import Foundation

/// What the running transaction has added and cut short: it begins, and is told, when the transaction is committed.
enum PendingAnimations {
  /// Animations that begin with the commit.
  nonisolated(unsafe) private static var added: [(layer: CALayer, animation: RunningAnimation)] = []
  /// Animations that were taken off before their end; whoever waits is told at the commit.
  nonisolated(unsafe) private static var cutShort: [RunningAnimation] = []

  static func add(_ animation: RunningAnimation, to layer: CALayer) { added.append((layer, animation)) }

  static func cutShort(_ animation: RunningAnimation) { cutShort.append(animation) }

  /// Lets the new animations begin, and tells the ends of those that were cut short.
  static func commit() {
    // Whoever is told may cut more short or add more; a bound keeps a mistake from hanging the program.
    for _ in 0..<64 where !added.isEmpty || !cutShort.isEmpty {
      let starting = added
      added = []
      for (layer, animation) in starting where animation.isAttached { begin(animation, on: layer) }
      let ending = cutShort
      cutShort = []
      for animation in ending { animation.notifyEnd(finished: false) }
    }
  }

  private static func begin(_ animation: RunningAnimation, on layer: CALayer) {
    let tree = layer.layerTree
    guard tree != nil || animation.driver != nil else {
      // Nobody sees it: UIKit and Core Animation do not wait for what is in no window.
      layer.end(animation, finished: true)
      return
    }
    if animation.begin == nil { animation.begin = layer.localTime(atSceneTime: tree?.now ?? MediaTime.now) }
    if animation.driver == nil { tree?.schedule.add(layer) }
    animation.animation.delegate?.animationDidStart(animation.animation)
  }
}
