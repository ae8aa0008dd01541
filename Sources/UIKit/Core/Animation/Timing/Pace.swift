import Foundation

enum Pace {
  case cubic(CubicCurve)
  /// A spring. The velocity of y is `cross` if it differs from that of x.
  case spring(Spring, cross: Double?)

  init(options: UIView.AnimationOptions) {
    if options.curve == UIView.AnimationCurve.keyboard.rawValue {
      self = .spring(.keyboard, cross: nil)
    } else {
      self = .cubic((UIView.AnimationCurve(rawValue: options.curve) ?? .easeInOut).cubic)
    }
  }

  /// The timing of the overall progress, in one dimension.
  var curve: TimingCurve {
    switch self {
    case .cubic(let curve): .cubic(curve)
    case .spring(let spring, _): .spring(spring)
    }
  }

  func makeAnimation(keyPath: String) -> CABasicAnimation {
    switch self {
    case .cubic(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = curve.function
      return animation
    case .spring(let spring, let cross):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.initialVelocity
      animation.allowsOverdamping = spring.allowsOverdamping
      // Only a position has a velocity for each axis. Sizes and transforms use the first one.
      if keyPath == "position" { animation.crossVelocity = cross.map { CGFloat($0) } }
      return animation
    }
  }

  /// The timing of a keyframe animation as a whole, or nil for a spring, whose keyframes are linear.
  var timingFunction: CAMediaTimingFunction? {
    if case .cubic(let curve) = self { curve.function } else { nil }
  }
}

extension CubicCurve {
  var function: CAMediaTimingFunction { CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)) }
}
