import Foundation

/// A damped spring that moves from 0 to 1, in closed form.
///
/// m·x″ + c·x′ + k·(x − 1) = 0 with x(0) = 0 and x′(0) = `initialVelocity`.
package struct Spring: Hashable, Sendable {
  package let mass: Double
  /// Force per distance.
  package let stiffness: Double
  /// Force per speed.
  package let damping: Double
  /// In whole distances per second. A positive value moves toward the target.
  package let initialVelocity: Double
  /// A Boolean value that indicates whether damping beyond critical damping slows the motion. If false, it acts like critical damping, as
  /// by default in Core Animation.
  package let allowsOverdamping: Bool

  private let motion: Motion

  /// The constants of the solution, so that a position costs one exponential and one sine.
  private enum Motion: Hashable {
    case oscillating(decay: Double, frequency: Double, sine: Double)
    case critical(rate: Double, slope: Double)
    case creeping(slow: Double, fast: Double, slowFraction: Double, fastFraction: Double)
  }

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    let frequency = (stiffness / mass).squareRoot()
    var ratio = damping / (2 * (mass * stiffness).squareRoot())
    // Rounding must not separate a spring that is meant to be critical from one that is.
    if abs(ratio - 1) < 1e-9 { ratio = 1 }
    let v = initialVelocity
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      motion = .oscillating(decay: ratio * frequency, frequency: damped, sine: (v - ratio * frequency) / damped)
    } else if ratio == 1 || !allowsOverdamping || !ratio.isFinite {
      motion = .critical(rate: frequency, slope: v - frequency)
    } else {
      let root = frequency * (ratio * ratio - 1).squareRoot()
      // Not −ratio·frequency + root, which loses digits if the damping is strong.
      let slow = -frequency * frequency / (ratio * frequency + root)
      let fast = -ratio * frequency - root
      let fastFraction = (v + slow) / (fast - slow)
      motion = .creeping(slow: slow, fast: fast, slowFraction: -1 - fastFraction, fastFraction: fastFraction)
    }
  }

  var oscillates: Bool {
    if case .oscillating = motion { true } else { false }
  }

  /// A Boolean value that indicates whether the spring is overdamped.
  var creeps: Bool {
    if case .creeping = motion { true } else { false }
  }

  /// The undamped angular frequency, in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio as set, before any clamping. At 1, critical damping, the spring is as fast as possible without overshoot.
  package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// Returns the position after `time` seconds, where 0 is the start and 1 is the target.
  package func position(at time: Double) -> Double {
    switch motion {
    case .oscillating(let decay, let frequency, let sine):
      1 + exp(-decay * time) * (sine * sin(frequency * time) - cos(frequency * time))
    case .critical(let rate, let slope):
      1 + exp(-rate * time) * (slope * time - 1)
    case .creeping(let slow, let fast, let slowFraction, let fastFraction):
      1 + slowFraction * exp(slow * time) + fastFraction * exp(fast * time)
    }
  }

  /// Returns the velocity after `time` seconds, in whole distances per second.
  package func velocity(at time: Double) -> Double {
    switch motion {
    case .oscillating(let decay, let frequency, let sine):
      exp(-decay * time) * (initialVelocity * cos(frequency * time) + (frequency - sine * decay) * sin(frequency * time))
    case .critical(let rate, let slope):
      exp(-rate * time) * (initialVelocity - rate * slope * time)
    case .creeping(let slow, let fast, let slowFraction, let fastFraction):
      slowFraction * slow * exp(slow * time) + fastFraction * fast * exp(fast * time)
    }
  }

  /// Returns the first time in 0…`duration` at which the spring is at `position` (0…1), or `duration` if it doesn't reach it.
  package func time(wherePositionIs position: Double, within duration: Double) -> Double {
    if position <= 0 { return 0 }
    let steps = 256
    var low = 0.0
    var high = duration
    for step in 1...steps {
      let time = duration * Double(step) / Double(steps)
      if self.position(at: time) >= position {
        low = duration * Double(step - 1) / Double(steps)
        high = time
        break
      }
      if step == steps { return duration }
    }
    for _ in 0..<52 {
      let time = (low + high) / 2
      if self.position(at: time) < position { low = time } else { high = time }
    }
    return (low + high) / 2
  }

  package func with(initialVelocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }
}
