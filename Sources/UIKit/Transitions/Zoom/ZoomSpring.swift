import Foundation
import QuartzCore

/// A damped spring that takes an offset to zero.
///
/// It is linear in the offset and its velocity, so that it carries on any motion, whatever its target.
struct ZoomSpring: Equatable, Sendable {
  /// The motion from rest, and the one with a velocity of 1.
  private let still: Spring
  private let pushed: Spring

  /// Creates a spring from its undamped angular frequency, in radians per second.
  init(frequency: Double, dampingRatio: Double) {
    still = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    pushed = still.with(initialVelocity: 1)
  }

  /// Creates a spring from the period of its undamped oscillation, in seconds.
  init(response: Double, dampingRatio: Double) { self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio) }

  private var frequency: Double { still.frequency }
  private var dampingRatio: Double { still.dampingRatio }

  /// What is left of an offset and of a velocity after some time.
  struct Remainder: Equatable {
    /// The part of the initial offset that is left.
    var offset: Double
    /// The offset for each unit of the initial velocity, in seconds.
    var offsetByVelocity: Double
    /// The velocity for each unit of the initial offset, per second.
    var velocityByOffset: Double
    /// The part of the initial velocity that is left.
    var velocity: Double
  }

  /// Returns what is left after `time` seconds.
  func remainder(after time: Double) -> Remainder {
    // A spring of the engine moves from 0 to 1, which is an offset from −1 to 0.
    let (position, velocity) = (still.position(at: time), still.velocity(at: time))
    return Remainder(
      offset: 1 - position, offsetByVelocity: pushed.position(at: time) - position, velocityByOffset: -velocity,
      velocity: pushed.velocity(at: time) - velocity)
  }

  /// Returns the time after which no more than a fraction of an offset is left, in seconds.
  func duration(toRest fraction: Double) -> Double {
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
