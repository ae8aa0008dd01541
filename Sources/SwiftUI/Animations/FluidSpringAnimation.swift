import Foundation

/// A spring that takes over from another spring, including its velocity.
struct FluidSpringAnimation: TimedAnimation {
  let spring: Spring
  /// The time over which the response changes from the previous spring's, in seconds.
  let blendDuration: TimeInterval

  /// The number of intervals into which `blendDuration` is divided. The response is constant in each, so that the motion has a closed form.
  private static let parts = 16

  /// The state that a spring takes over from another one.
  private struct Inheritance<V: VectorArithmetic> {
    /// The time of the takeover, in seconds.
    var time: TimeInterval
    /// The value and velocity at that time.
    var value: V
    var velocity: V
    /// The response of the other spring at that time, in seconds.
    var response: Double
  }

  private struct InheritanceKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Inheritance<V>? { nil }
  }

  private func inheritance<V: VectorArithmetic>(in context: AnimationContext<V>) -> Inheritance<V> {
    context.state[InheritanceKey<V>.self] ?? Inheritance(time: 0, value: .zero, velocity: .zero, response: spring.response)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? FluidSpringAnimation else { return false }
    let course = other.course(of: value, at: time, in: context)
    context.state[InheritanceKey<V>.self] = Inheritance(
      time: time, value: course.value, velocity: course.velocity, response: other.response(at: time, in: context))
    return true
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let course = course(of: value, at: time, in: context)
    let isCalm = spring.isCalm(
      target: value - course.value, initialVelocity: course.velocity, time: 0, epsilon: context.state[PrecisionKey.self])
    return isCalm ? nil : course.value
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    course(of: value, at: time, in: context).velocity
  }

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    let start = inheritance(in: context).time + (blends(context) ? blendDuration : 0)
    let course = course(of: value, at: start, in: context)
    return start
      + spring.calmingDuration(
        target: value - course.value, initialVelocity: course.velocity, epsilon: context.state[PrecisionKey.self])
  }

  // MARK: Course

  private func blends<V: VectorArithmetic>(_ context: AnimationContext<V>) -> Bool {
    blendDuration > 0 && inheritance(in: context).response != spring.response && spring.response > 0
  }

  /// In seconds.
  private func response<V: VectorArithmetic>(at time: TimeInterval, in context: AnimationContext<V>) -> Double {
    guard blends(context) else { return spring.response }
    let inherited = inheritance(in: context)
    return inherited.response + (spring.response - inherited.response) * min(max((time - inherited.time) / blendDuration, 0), 1)
  }

  private func course<V: VectorArithmetic>(
    of target: V, at time: TimeInterval, in context: AnimationContext<V>
  ) -> (value: V, velocity: V) {
    let inherited = inheritance(in: context)
    var (value, velocity) = (inherited.value, inherited.velocity)
    var rest = time - inherited.time
    if blends(context) {
      let length = blendDuration / Double(Self.parts)
      for part in 0..<Self.parts where rest > 0 {
        let middle = inherited.time + (Double(part) + 0.5) * length
        let soft = Spring(response: response(at: middle, in: context), dampingRatio: spring.dampingRatio)
        soft.update(value: &value, velocity: &velocity, target: target, deltaTime: min(rest, length))
        rest -= length
      }
    }
    if rest > 0 { spring.update(value: &value, velocity: &velocity, target: target, deltaTime: rest) }
    return (value, velocity)
  }
}
