import Foundation

/// The way in which a value changes over time, for `UIView.animate(_:changes:completion:)`.
public struct Animation: Hashable, Sendable {
  public let base: any CustomAnimation

  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// Returns whether two animations have the same type and the same parameters.
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

  /// Returns whether this animation takes over from one that runs.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The longest time for which the end of an animation of another type is looked for, in seconds.
  private static let horizon = 60.0

  /// Returns the time after which the animation is over, in seconds. Can be infinite.
  ///
  /// An animation of another type is asked for its values until it says that it is over, with a copy of its state. One whose parameters
  /// aren't numbers is over at once.
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
