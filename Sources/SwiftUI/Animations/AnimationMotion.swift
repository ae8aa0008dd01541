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
