import Foundation

/// A damped spring that takes an offset and its velocity to zero.
///
/// It is linear in both, so that it continues any motion toward any target.
package struct OffsetSpring: Hashable, Sendable {
  /// The motion from 0 to 1 from rest.
  package let spring: Spring
  /// The same motion with a velocity of 1 at the start.
  private let pushed: Spring

  /// Creates a spring from one that moves from 0 to 1, whose initial velocity has no effect.
  package init(_ spring: Spring) {
    self.spring = spring.with(initialVelocity: 0)
    pushed = spring.with(initialVelocity: 1)
  }

  /// Creates a spring from its undamped angular frequency, in radians per second.
  package init(frequency: Double, dampingRatio: Double) {
    self.init(Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency))
  }

  /// Creates a spring from the period of its undamped oscillation, in seconds.
  package init(response: Double, dampingRatio: Double) { self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio) }

  /// The remainder of an offset and of a velocity after some time.
  package struct Remainder: Equatable, Sendable {
    /// The part of the initial offset that is left.
    package var offset: Double
    /// The offset for each unit of the initial velocity, in seconds.
    package var offsetByVelocity: Double
    /// The velocity for each unit of the initial offset, per second.
    package var velocityByOffset: Double
    /// The part of the initial velocity that is left.
    package var velocity: Double
  }

  /// Returns what is left after `time` seconds.
  package func remainder(after time: Double) -> Remainder {
    // A spring moves from 0 to 1, which is an offset from −1 to 0.
    let (position, velocity) = (spring.position(at: time), spring.velocity(at: time))
    return Remainder(
      offset: 1 - position, offsetByVelocity: pushed.position(at: time) - position, velocityByOffset: -velocity,
      velocity: pushed.velocity(at: time) - velocity)
  }

  /// Returns the time after which no more than a fraction of an offset is left, in seconds.
  package func duration(toRest fraction: Double) -> Double {
    let (frequency, dampingRatio) = (spring.frequency, spring.dampingRatio)
    // The swing of a spring that overshoots decays with the exponential; a critical one carries a linear factor.
    var time = log(1 / fraction) / (dampingRatio * frequency)
    let root = dampingRatio < 1 ? (1 - dampingRatio * dampingRatio).squareRoot() : 0
    for _ in 0..<4 {
      let factor = root > 0.2 ? 1 / root : 1 + frequency * time
      time = log(factor / fraction) / (dampingRatio * frequency)
    }
    return time
  }
}
