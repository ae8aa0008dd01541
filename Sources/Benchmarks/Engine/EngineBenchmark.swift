import Host
import UIKit

/// Measures the animation engine, on one core.
@MainActor
struct EngineBenchmark {
  private static let layers = 100

  private static let crowd = 10_000
  private static let runs = 5

  /// Measures the fastest of several runs, which other processes disturbed least.
  func measure() -> EngineCost {
    let crowd = CrowdBenchmark(count: Self.crowd)
    let runs = (0..<Self.runs).map { _ in (commit: crowd.commit(), frame: crowd.frame()) }
    return EngineCost(
      evaluationsPerSecond: evaluationsPerSecond(), layers: Self.crowd, commit: runs.map(\.commit.seconds).min() ?? 0,
      frame: runs.map(\.frame).min() ?? 0, bytesPerAnimation: runs.map(\.commit.bytes).max() ?? 0)
  }

  /// Returns the number of property evaluations per second, of springs and eased animations of a position, a transform and an opacity on a
  /// hundred layers.
  private func evaluationsPerSecond() -> Double {
    let layers = (0..<Self.layers).map(Self.animatedLayer)
    let clock = SystemClock()
    var evaluations = 0
    var sum: CGFloat = 0
    while clock.now < 0.5 {
      let time = Double(evaluations % 997) / 997
      for layer in layers { sum += layer.presentedState(at: time).position.x }
      evaluations += layers.count * 3
    }
    // The compiler must not remove the work.
    return sum.isFinite ? Double(evaluations) / clock.now : 0
  }

  private static func animatedLayer(_ index: Int) -> CALayer {
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "position")
    spring.fromValue = CGPoint.zero
    spring.toValue = CGPoint(x: 100 + index, y: 200)
    spring.duration = 1
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = CATransform3DIdentity
    turn.toValue = CATransform3DMakeScale(2, 2, 1)
    turn.duration = 1
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    for (key, animation) in [("position", spring), ("transform", turn), ("opacity", fade)] { layer.add(animation, forKey: key) }
    return layer
  }
}
