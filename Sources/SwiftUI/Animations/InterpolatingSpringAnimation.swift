import Foundation

/// A spring from the old to the new value, whose effect is added to other animations.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// In whole distances per second.
  let initialVelocity: Double

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    spring.calmingDuration(target: value, initialVelocity: value.scaled(by: initialVelocity), epsilon: context.state[PrecisionKey.self])
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let velocity = value.scaled(by: initialVelocity)
    if spring.isCalm(target: value, initialVelocity: velocity, time: time, epsilon: context.state[PrecisionKey.self]) { return nil }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}
