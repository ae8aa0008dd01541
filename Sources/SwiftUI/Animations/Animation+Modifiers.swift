import Foundation

extension Animation {
  /// Returns the animation with a delay before it, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(animation: self, delay: max(delay, 0))) }

  /// Returns the animation at another speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation { Animation(RetimedAnimation(animation: self, speed: speed)) }

  /// Returns the animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs. A run backward counts too.
  ///   - autoreverses: A Boolean value that indicates whether every other run plays backward.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Returns the animation repeated without an end.
  ///
  /// - Parameter autoreverses: A Boolean value that indicates whether every other run plays backward.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }
}

/// An animation after a delay.
struct DelayedAnimation: TimedAnimation {
  let animation: Animation
  /// The delay, in seconds.
  let delay: TimeInterval

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    delay + animation.duration(of: value, context: context)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : animation.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : animation.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation at another speed.
struct RetimedAnimation: TimedAnimation {
  let animation: Animation
  let speed: Double

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    speed > 0 ? animation.duration(of: value, context: context) / speed : .infinity
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time * max(speed, 0), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time * max(speed, 0), context: context)?.scaled(by: max(speed, 0))
  }
}

/// An animation that is repeated.
struct RepeatedAnimation: TimedAnimation {
  let animation: Animation
  /// The number of runs, or nil for no end.
  let count: Int?
  let autoreverses: Bool

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    count.map { Double($0) * animation.duration(of: value, context: context) } ?? .infinity
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let run = run(of: value, at: time, context) else { return nil }
    return animation.animate(value: value, time: run.time, context: &context) ?? value
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard let run = run(of: value, at: time, context) else { return .zero }
    return animation.velocity(value: value, time: run.time, context: context)?.scaled(by: run.isBackward ? -1 : 1)
  }

  /// Returns the time in the run at `time`, or nil after the last one.
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
