import QuartzCore

struct AnimationMotionTiming: ValueTiming {
  let animation: Animation

  var duration: Double { animation.duration(of: 1.0, context: AnimationContext()) }

  var curve: TimingCurve { Self.curve(of: animation.base) }

  private static func curve(of animation: any CustomAnimation) -> TimingCurve {
    switch animation {
    case let animation as CurveAnimation: .cubic(animation.curve.cubic)
    case let animation as FluidSpringAnimation: animation.spring.rest.map { .spring($0) } ?? .linear
    case let animation as InterpolatingSpringAnimation:
      animation.spring.rest.map { .spring($0.with(initialVelocity: animation.initialVelocity)) } ?? .linear
    case let animation as DelayedAnimation: curve(of: animation.animation.base)
    case let animation as RetimedAnimation: curve(of: animation.animation.base)
    case let animation as RepeatedAnimation: curve(of: animation.animation.base)
    default: .linear
    }
  }

  func motion(over distance: SIMD16<Double>, precision: Double) -> any ValueMotion {
    AnimationMotion(animation, value: MotionVector(numbers: distance), context: AnimationContext(), precision: precision)
  }

  func motion(
    continuing previous: any ValueMotion, at time: Double, over distance: SIMD16<Double>, precision: Double
  ) -> (any ValueMotion)? {
    guard let previous = previous as? AnimationMotion else { return nil }
    let covered = previous.position(at: time)
    var context = previous.context(at: time)
    guard animation.shouldMerge(previous: previous.animation, value: previous.value, time: time, context: &context) else { return nil }
    return AnimationMotion(animation, value: covered + MotionVector(numbers: distance), context: context, precision: precision)
  }
}
