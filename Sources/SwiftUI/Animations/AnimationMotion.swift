import QuartzCore

struct MotionVector: VectorArithmetic {
  var numbers: SIMD16<Double>

  static var zero: MotionVector { MotionVector(numbers: .zero) }
  static func + (a: MotionVector, b: MotionVector) -> MotionVector { MotionVector(numbers: a.numbers + b.numbers) }
  static func - (a: MotionVector, b: MotionVector) -> MotionVector { MotionVector(numbers: a.numbers - b.numbers) }
  mutating func scale(by rhs: Double) { numbers *= rhs }
  var magnitudeSquared: Double { (numbers * numbers).sum() }
}

/// The motion of a layer's property along an animation.
final class AnimationMotion: ValueMotion {
  let animation: Animation
  /// The whole distance, from where the first of the merged animations began.
  let value: MotionVector
  let duration: Double
  /// The context at the beginning of this animation, and the one after the latest requested time.
  private let context: AnimationContext<MotionVector>
  private var latest: (time: Double, context: AnimationContext<MotionVector>)

  init(_ animation: Animation, value: MotionVector, context: AnimationContext<MotionVector>, precision: Double) {
    var context = context
    context.state[PrecisionKey.self] = precision
    self.animation = animation
    self.value = value
    self.context = context
    latest = (-.infinity, context)
    // If a value isn't a number, the animation would never end.
    duration = value.magnitudeSquared.isFinite ? animation.duration(of: value, context: context) : 0
  }

  func remainder(at time: Double) -> SIMD16<Double> { (value - position(at: time)).numbers }

  /// Returns the distance covered at `time`.
  func position(at time: Double) -> MotionVector {
    guard time < duration else { return value }
    var context = context(at: time)
    let position = animation.animate(value: value, time: max(time, 0), context: &context)
    latest = (time, context)
    return position ?? value
  }

  /// Returns the context for evaluating the animation at `time`.
  func context(at time: Double) -> AnimationContext<MotionVector> { time >= latest.time ? latest.context : context }
}
