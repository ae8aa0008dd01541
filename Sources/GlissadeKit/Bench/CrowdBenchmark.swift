import Foundation
import SDLHost
import UIKit

/// What it costs to have very many layers move at once.
@MainActor
final class CrowdBenchmark {
  private let clock = SystemClock()
  private let root = CALayer()
  private let tree: LayerTree
  private let layers: [CALayer]

  /// A tree on show with `count` layers in it.
  init(count: Int) {
    MediaTime.now = 0
    layers = (0..<count).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }
    tree = LayerTree(root: root, time: 0)
    tree.advance()
    tree.commit()
  }

  isolated deinit { tree.close() }

  /// Gives every layer an animation in one turn: the seconds that it takes, and how many bytes the process grows for each.
  ///
  /// It grows only the first time: then memory is there to be used again.
  func commit() -> (seconds: Double, bytes: Double) {
    for layer in layers { layer.removeAllAnimations() }
    tree.commit()
    let memory = ProcessMemory.resident
    let begin = clock.now
    for (index, layer) in layers.enumerated() {
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = CGPoint.zero
      move.toValue = CGPoint(x: index % 100, y: 200)
      move.duration = 1
      layer.add(move, forKey: "position")
    }
    tree.commit()
    return (clock.now - begin, Double(ProcessMemory.resident - memory) / Double(layers.count))
  }

  /// Passes a turn in mid-animation and works out what every layer shows: the seconds that it takes.
  func frame() -> Double {
    let begin = clock.now
    MediaTime.now = 0.5
    tree.advance()
    let sum = layers.reduce(0) { $0 + $1.presentedState(at: $1.currentLocalTime).position.x }
    tree.commit()
    MediaTime.now = 0
    // The sum is used, so that the compiler cannot leave the work out.
    return sum.isFinite ? clock.now - begin : 0
  }
}
