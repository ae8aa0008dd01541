import Foundation

/// How a value changes over time, for `UIView.animate(_:changes:completion:)`.
public struct Animation: Hashable, Sendable {
  public let base: any CustomAnimation

  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// Returns the value `time` seconds after the start of an animation from zero to `value`, or nil if it is over.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity after `time` seconds, or nil if it is unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation takes over from a running one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The maximum duration of a custom animation, in seconds. Longer ones count as infinite.
  private static let horizon = 60.0

  /// Returns the duration in seconds, which can be infinite.
  ///
  /// A custom animation is evaluated with a copy of its state until it says that it is over. An animation whose parameters are NaN is over
  /// at once.
  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    if let timed = base as? any TimedAnimation {
      let duration = timed.duration(of: value, context: context)
      return duration.isNaN ? 0 : duration
    }
    var context = context
    let step = 1.0 / 120
    var (steps, last) = (0, context)
    while animate(value: value, time: Double(steps) * step, context: &context) != nil {
      (steps, last) = (steps + 1, context)
      if Double(steps) * step > Self.horizon { return .infinity }
    }
    guard steps > 0 else { return 0 }
    var (low, high) = (Double(steps - 1) * step, Double(steps) * step)
    for _ in 0..<20 {
      var trial = last
      let middle = (low + high) / 2
      if animate(value: value, time: middle, context: &trial) != nil { low = middle } else { high = middle }
    }
    return high
  }
}
