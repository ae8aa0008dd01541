import UIKit

/// A damped spring in the parameters of Apple's APIs, with the properties of its motion.
///
/// All numbers come from QuartzCore's `Spring`, which also moves the layers.
package struct SpringDescription: Hashable, Sendable {
  /// A spring that moves from 0 to 1.
  package let spring: Spring
  /// The time for which UIKit runs the spring, in seconds: the requested duration if there is one, and otherwise the settling time.
  package let duration: Double

  private init(_ spring: Spring, duration: Double? = nil) {
    self.spring = spring
    self.duration = duration ?? spring.settlingDuration
  }

  /// Creates the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)` and
  /// `UIViewPropertyAnimator(duration:dampingRatio:)`. The duration is in seconds, the damping ratio is 0…1, and the initial velocity is in
  /// distances per second.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.init(Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity), duration: duration)
  }

  /// Creates the spring of `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)` and `CASpringAnimation`. The initial
  /// velocity is in distances per second.
  package init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.init(Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// Creates the spring of `UIView.animate(springDuration:bounce:)` and `UISpringTimingParameters(duration:bounce:)`, from iOS 17. The
  /// duration is in seconds, the bounce is −1…1, and the initial velocity is in distances per second.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    self.init(Spring(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: initialVelocity))
  }

  /// Creates the spring of SwiftUI's `.spring(response:dampingFraction:)`, with the period of the undamped spring in seconds.
  package init(response: Double, dampingFraction: Double) {
    self.init(Spring(response: response, dampingRatio: dampingFraction))
  }
}

// MARK: - Parameters of the APIs

extension SpringDescription {
  package var mass: Double { spring.mass }
  /// In force per distance.
  package var stiffness: Double { spring.stiffness }
  /// In force per velocity.
  package var damping: Double { spring.damping }
  /// In distances per second, positive toward the target.
  package var initialVelocity: Double { spring.initialVelocity }
  /// 1 is critical damping, and smaller values oscillate.
  package var dampingRatio: Double { spring.dampingRatio }
  /// The period of the undamped spring, in seconds: SwiftUI's `response`, and the perceptual duration of iOS 17.
  package var response: Double { spring.response }
  /// The bounce of iOS 17: 0 is critical damping, values up to 1 oscillate, and negative values are overdamped.
  package var bounce: Double { spring.bounce }
  /// The frequency of the undamped spring, in hertz.
  package var naturalFrequency: Double { spring.frequency / (2 * .pi) }
  /// The value of `CASpringAnimation.settlingDuration`, in seconds: the largest `Float` for an undamped spring, which never settles.
  package var settlingDuration: Double { spring.settlingDuration }

  /// The duration and damping ratio for which UIKit creates the same motion, or nil for a spring that is overdamped or never rests, and for
  /// durations outside UIKit's 0.01…10 seconds.
  package var durationAndDampingRatio: (duration: Double, dampingRatio: Double)? {
    guard damping > 0, !(spring.allowsOverdamping && dampingRatio > 1) else { return nil }
    let ratio = min(dampingRatio, 1)
    func frequency(_ duration: Double) -> Double {
      Spring(duration: duration, dampingRatio: ratio, initialVelocity: initialVelocity).frequency
    }
    var (short, long) = (0.01, 10.0)
    let wanted = spring.frequency
    // Tolerates rounding at the ends of the range.
    guard frequency(short) >= wanted * (1 - 1e-9), frequency(long) <= wanted * (1 + 1e-9) else { return nil }
    for _ in 0..<100 {
      let middle = (short * long).squareRoot()
      if frequency(middle) > wanted { short = middle } else { long = middle }
    }
    return ((short * long).squareRoot(), ratio)
  }
}
