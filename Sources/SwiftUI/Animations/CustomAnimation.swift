import Foundation

/// A type that defines how an animatable value changes over time.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value `time` seconds after the start of an animation from zero to `value`, or nil if it is over.
  ///
  /// It may be called for any times. If they go backward, that is with the state from the begin.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity after `time` seconds, or nil if it is unknown, as it is by default.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns whether this animation takes over from one that runs, as by default none does. Otherwise the two run side by side, and their
  /// effects are added.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: The value that `previous` moves to.
  ///   - time: The time since the start of `previous`, in seconds. The time of this animation counts on from it.
  ///   - context: The context of `previous`, which becomes that of this animation.
  func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
  /// Returns nil, because the velocity is unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// Returns false, because the animations run side by side.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation whose values depend on nothing but its time, and whose end is known in advance.
protocol TimedAnimation: CustomAnimation {
  /// Returns the time after which the animation is over, in seconds. Can be infinite.
  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval
}

/// The distance to the target that nobody sees, in the unit of the value. A spring is at rest when it stays within it.
struct PrecisionKey: AnimationStateKey {
  static var defaultValue: Double { 0.001 }
}
