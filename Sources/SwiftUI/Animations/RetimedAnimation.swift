import Foundation

struct RetimedAnimation: TimedAnimation {
  let animation: Animation
  /// The factor. The animation stops if it isn't positive.
  let speed: Double

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
    speed <= 0 ? .infinity : animation.duration(of: value, context: context) / speed
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time * max(speed, 0), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time * max(speed, 0), context: context)?.scaled(by: max(speed, 0))
  }
}
