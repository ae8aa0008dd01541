import Foundation

struct RepeatedAnimation: TimedAnimation {
  let animation: Animation
  /// The number of runs, or nil for endless repetition.
  let count: Int?
  let autoreverses: Bool

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    let length = animation.duration(of: value, context: context)
    // An animation that takes no time is over at once, however often it is repeated.
    return length > 0 ? count.map { Double($0) * length } ?? .infinity : 0
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let run = run(of: value, at: time, context) else { return nil }
    return animation.animate(value: value, time: run.time, context: &context) ?? value
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard let run = run(of: value, at: time, context) else { return .zero }
    return animation.velocity(value: value, time: run.time, context: context)?.scaled(by: run.isBackward ? -1 : 1)
  }

  /// Returns the time within the current run, or nil after the last run.
  private func run<V: VectorArithmetic>(
    of value: V, at time: TimeInterval, _ context: AnimationContext<V>
  ) -> (time: TimeInterval, isBackward: Bool)? {
    let length = animation.duration(of: value, context: context)
    guard length > 0 else { return nil }
    guard length.isFinite else { return (time, false) }
    let runs = (time / length).rounded(.down)
    if let count, runs >= Double(count) { return nil }
    let isBackward = autoreverses && runs.truncatingRemainder(dividingBy: 2) == 1
    let passed = time - runs * length
    return (isBackward ? length - passed : passed, isBackward)
  }
}
