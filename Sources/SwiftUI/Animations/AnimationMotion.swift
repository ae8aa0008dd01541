import Foundation
import QuartzCore

/// The numbers of a property of a layer as a vector.
struct MotionVector: VectorArithmetic {
  var numbers: SIMD16<Double>

  static var zero: MotionVector { MotionVector(numbers: .zero) }
  static func + (a: MotionVector, b: MotionVector) -> MotionVector { MotionVector(numbers: a.numbers + b.numbers) }
  static func - (a: MotionVector, b: MotionVector) -> MotionVector { MotionVector(numbers: a.numbers - b.numbers) }
  mutating func scale(by rhs: Double) { numbers *= rhs }
  var magnitudeSquared: Double { (numbers * numbers).sum() }
}

/// The motion of a property of a layer along an animation.
final class AnimationMotion: ValueMotion {
  let animation: Animation
  /// The whole distance, from where the first of the merged animations began.
  let value: MotionVector
  let duration: Double
  /// The context at the begin of this animation, and the one after the latest time that was asked for.
  private let context: AnimationContext<MotionVector>
  private var latest: (time: Double, context: AnimationContext<MotionVector>)

  init(_ animation: Animation, value: MotionVector, context: AnimationContext<MotionVector>, precision: Double) {
    var context = context
    context.state[PrecisionKey.self] = precision
    self.animation = animation
    self.value = value
    self.context = context
    latest = (-.infinity, context)
    // Where a value isn't a number, nothing would ever end.
    duration = value.magnitudeSquared.isFinite ? animation.duration(of: value, context: context) : 0
  }

  func remainder(at time: Double) -> SIMD16<Double> { (value - position(at: time)).numbers }

  /// Returns the distance that is covered at `time`.
  func position(at time: Double) -> MotionVector {
    guard time < duration else { return value }
    var context = context(at: time)
    let position = animation.animate(value: value, time: max(time, 0), context: &context)
    latest = (time, context)
    return position ?? value
  }

  /// Returns the context with which the animation is to be asked for the value at `time`.
  func context(at time: Double) -> AnimationContext<MotionVector> { time >= latest.time ? latest.context : context }
}

/// The timing of motions along an animation.
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
