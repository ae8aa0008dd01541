import Foundation

/// A damped spring that takes an offset and its velocity to zero. It is linear in both, so it can continue any motion toward any target.
package struct OffsetSpring: Hashable, Sendable {
  /// The motion from 0 to 1 that starts at rest.
  package let spring: Spring
  /// The same motion with an initial velocity of 1.
  private let pushed: Spring

  /// The initial velocity of `spring` has no effect.
  package init(_ spring: Spring) {
    self.spring = spring.with(initialVelocity: 0)
    pushed = spring.with(initialVelocity: 1)
  }

  /// The undamped angular frequency is in radians per second.
  package init(frequency: Double, dampingRatio: Double) {
    self.init(Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency))
  }

  /// The response is the period of the undamped oscillation, in seconds.
  package init(response: Double, dampingRatio: Double) { self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio) }

  /// The remainder of an offset and a velocity after some time.
  package struct Remainder: Equatable, Sendable {
    /// The remaining fraction of the initial offset.
    package var offset: Double
    /// The offset for each unit of the initial velocity, in seconds.
    package var offsetByVelocity: Double
    /// The velocity for each unit of the initial offset, per second.
    package var velocityByOffset: Double
    /// The remaining fraction of the initial velocity.
    package var velocity: Double
  }

  /// The time is in seconds.
  package func remainder(after time: Double) -> Remainder {
    // A spring moves from 0 to 1, which is an offset from −1 to 0.
    let (position, velocity) = (spring.position(at: time), spring.velocity(at: time))
    return Remainder(
      offset: 1 - position, offsetByVelocity: pushed.position(at: time) - position, velocityByOffset: -velocity,
      velocity: pushed.velocity(at: time) - velocity)
  }

  /// Returns the time after which at most `fraction` of an offset remains, in seconds.
  package func duration(toRest fraction: Double) -> Double {
    let (frequency, dampingRatio) = (spring.frequency, spring.dampingRatio)
    // The amplitude of a spring that overshoots decays with the exponential. A critically damped one has an additional linear factor.
    var time = log(1 / fraction) / (dampingRatio * frequency)
    let root = dampingRatio < 1 ? (1 - dampingRatio * dampingRatio).squareRoot() : 0
    for _ in 0..<4 {
      let factor = root > 0.2 ? 1 / root : 1 + frequency * time
      time = log(factor / fraction) / (dampingRatio * frequency)
    }
    return time
  }
}
