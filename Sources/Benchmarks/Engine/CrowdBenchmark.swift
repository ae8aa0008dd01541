import Host
import UIKit

/// Measures the animation of very many layers at once.
@MainActor
final class CrowdBenchmark {
  private let clock = SystemClock()
  private let root = CALayer()
  private let tree: LayerTree
  private let layers: [CALayer]

  init(count: Int) {
    layers = (0..<count).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }
    tree = LayerTree(root: root, time: 0)
    RunningScene.perform(in: tree, at: 0) {
      tree.advance()
      tree.commit()
    }
  }

  isolated deinit { tree.close() }

  /// Adds an animation to each layer in one turn. Returns the duration in seconds, and the growth of the process per layer in bytes.
  ///
  /// The process grows only the first time, because its memory is then reused.
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

  /// Takes a turn in the middle of the animations and computes what each layer presents. Returns the duration in seconds.
  func frame() -> Double {
    let begin = clock.now
    let sum = RunningScene.perform(in: tree, at: 0.5) {
      tree.advance()
      defer { tree.commit() }
      return layers.reduce(0) { $0 + $1.presentedState(at: $1.currentLocalTime).position.x }
    }
    // The compiler must not remove the work.
    return sum.isFinite ? clock.now - begin : 0
  }
}
