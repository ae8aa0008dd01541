import UIKit

/// A damped spring as every API of Apple's describes it, and what can be said about its motion: one law, many parametrisations.
///
/// All numbers come from QuartzCore's `Spring`, which is what moves the layers.
public struct SpringDescription: Hashable, Sendable {
  /// The motion itself, from 0 to 1.
  public let spring: Spring
  /// How long UIKit lets it run, seconds: the requested duration for a duration and a damping ratio, else until it has settled.
  public let duration: Double

  private init(_ spring: Spring, duration: Double? = nil) {
    self.spring = spring
    self.duration = duration ?? spring.settlingDuration
  }

  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)` and `UIViewPropertyAnimator(duration:dampingRatio:)`: seconds, a ratio
  /// up to 1, and whole ways a second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.init(Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity), duration: duration)
  }

  /// `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)` and `CASpringAnimation`.
  public init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.init(Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// `UIView.animate(springDuration:bounce:)` and `UISpringTimingParameters(duration:bounce:)` of iOS 17: seconds, and −1…1.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    self.init(Spring(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: initialVelocity))
  }

  /// SwiftUI's `.spring(response:dampingFraction:)`: seconds, and a ratio.
  public init(response: Double, dampingFraction: Double) {
    self.init(Spring(response: response, dampingRatio: dampingFraction))
  }
}

// MARK: - Parametrisations

extension SpringDescription {
  public var mass: Double { spring.mass }
  /// Force per distance.
  public var stiffness: Double { spring.stiffness }
  /// Force per speed.
  public var damping: Double { spring.damping }
  /// Whole ways a second, positive towards the target.
  public var initialVelocity: Double { spring.initialVelocity }
  /// 1 is critical, smaller ones swing.
  public var dampingRatio: Double { spring.dampingRatio }
  /// The period of the undamped swing, seconds: SwiftUI's `response`, and iOS 17's perceptual duration.
  public var response: Double { spring.response }
  /// iOS 17's bounce: 0 is critical, towards 1 swings, below 0 creeps.
  public var bounce: Double { spring.bounce }
  /// Swings a second if nothing damped them, hertz.
  public var naturalFrequency: Double { spring.frequency / (2 * .pi) }
  /// `CASpringAnimation.settlingDuration`, seconds: an undamped spring never settles, and has the largest `Float`.
  public var settlingDuration: Double { spring.settlingDuration }

  /// The duration and damping ratio for which UIKit makes this same motion.
  ///
  /// Nil where there is none: for a spring that creeps or never rests, and for durations outside UIKit's 0.01…10 s.
  public var durationAndDampingRatio: (duration: Double, dampingRatio: Double)? {
    guard damping > 0, !(spring.allowsOverdamping && dampingRatio > 1) else { return nil }
    let ratio = min(dampingRatio, 1)
    func frequency(_ duration: Double) -> Double {
      Spring(duration: duration, dampingRatio: ratio, initialVelocity: initialVelocity).frequency
    }
    var (short, long) = (0.01, 10.0)
    let wanted = spring.frequency
    // Rounding must not shut out the ends of the range.
    guard frequency(short) >= wanted * (1 - 1e-9), frequency(long) <= wanted * (1 + 1e-9) else { return nil }
    for _ in 0..<100 {
      let middle = (short * long).squareRoot()
      if frequency(middle) > wanted { short = middle } else { long = middle }
    }
    return ((short * long).squareRoot(), ratio)
  }
}
