import Foundation

struct DelayedAnimation: TimedAnimation {
  let animation: Animation
  /// In seconds.
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
