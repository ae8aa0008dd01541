import Foundation

@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns nil if the animation is over. Can be called for any times. Times that go backward come with the state from the beginning.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns nil, the default, if the velocity is unknown.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns whether this animation takes over from a running one. By default it doesn't, and the effects of both are added.
  ///
  /// - Parameters:
  ///   - value: The value that `previous` moves to.
  ///   - time: The time since the start of `previous`, in seconds. The time of this animation continues from it.
  ///   - context: The context of `previous`, which becomes the context of this animation.
  func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation whose values depend only on its time, and whose end is known in advance.
protocol TimedAnimation: CustomAnimation {
  /// In seconds. Can be infinite.
  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval
}

/// The distance to the target that is too small to be visible, in the unit of the value. A spring that stays within it is at rest.
struct PrecisionKey: AnimationStateKey {
  static var defaultValue: Double { 0.001 }
}
