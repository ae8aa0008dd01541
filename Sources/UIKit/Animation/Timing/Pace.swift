import Foundation

/// How the animations of a block are paced: what they all share.
enum Pace {
  case cubic(CubicCurve)
  /// A spring; `cross` is the velocity of y where it differs.
  case spring(Spring, cross: Double?)

  /// The pace that a block's options ask for. Raw value 7 is the keyboard's spring.
  init(options: UIView.AnimationOptions) {
    if options.curve == UIView.AnimationCurve.keyboard.rawValue {
      self = .spring(.keyboard, cross: nil)
    } else {
      self = .cubic((UIView.AnimationCurve(rawValue: options.curve) ?? .easeInOut).cubic)
    }
  }

  /// Along one dimension, for an animator that moves its overall progress.
  var curve: TimingCurve {
    switch self {
    case .cubic(let curve): .cubic(curve)
    case .spring(let spring, _): .spring(spring)
    }
  }

  /// A basic animation with this pace that still lacks its values.
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
      // Only a position has a velocity for each of its axes; sizes and transforms go by the first.
      if keyPath == "position" { animation.crossVelocity = cross.map { CGFloat($0) } }
      return animation
    }
  }

  /// What paces a keyframe animation as a whole. A spring has no such curve; its keyframes run evenly.
  var timingFunction: CAMediaTimingFunction? {
    if case .cubic(let curve) = self { curve.function } else { nil }
  }
}

extension CubicCurve {
  var function: CAMediaTimingFunction { CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)) }
}
