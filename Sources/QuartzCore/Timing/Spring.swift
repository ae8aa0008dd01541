import Foundation

/// A damped spring that moves from 0 to 1, in closed form.
///
/// m·x″ + c·x′ + k·(x − 1) = 0 with x(0) = 0 and x′(0) = `initialVelocity`.
public struct Spring: Hashable, Sendable {
  /// How slowly the spring answers to its forces.
  public let mass: Double
  /// Force per distance.
  public let stiffness: Double
  /// Force per speed.
  public let damping: Double
  /// In whole distances a second, positive towards the target.
  public let initialVelocity: Double
  /// Whether a damping beyond critical creeps; otherwise it acts as critical, as Core Animation has it by default.
  public let allowsOverdamping: Bool

  private let motion: Motion

  /// The solution's constants, so that a position costs one exponential and one sine.
  private enum Motion: Hashable {
    case oscillating(decay: Double, frequency: Double, sine: Double)
    case critical(rate: Double, slope: Double)
    case creeping(slow: Double, fast: Double, slowShare: Double, fastShare: Double)
  }

  /// The spring by its physics.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    let frequency = (stiffness / mass).squareRoot()
    var ratio = damping / (2 * (mass * stiffness).squareRoot())
    // Rounding must not tell a spring meant to be critical from one that is.
    if abs(ratio - 1) < 1e-9 { ratio = 1 }
    let v = initialVelocity
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      motion = .oscillating(decay: ratio * frequency, frequency: damped, sine: (v - ratio * frequency) / damped)
    } else if ratio == 1 || !allowsOverdamping || !ratio.isFinite {
      motion = .critical(rate: frequency, slope: v - frequency)
    } else {
      let root = frequency * (ratio * ratio - 1).squareRoot()
      // Not −ratio·frequency + root, which loses digits when the damping is strong.
      let slow = -frequency * frequency / (ratio * frequency + root)
      let fast = -ratio * frequency - root
      let fastShare = (v + slow) / (fast - slow)
      motion = .creeping(slow: slow, fast: fast, slowShare: -1 - fastShare, fastShare: fastShare)
    }
  }

  /// Whether the spring swings beyond its target and back.
  var oscillates: Bool {
    if case .oscillating = motion { true } else { false }
  }

  /// Whether the spring is damped beyond critical and creeps.
  var creeps: Bool {
    if case .creeping = motion { true } else { false }
  }

  /// The undamped angular frequency, radians a second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// 1 is critical: as fast as possible without overshoot. As set, before any clamping.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// Where the spring is after `time` seconds; 0 is the start, 1 the target.
  public func position(at time: Double) -> Double {
    switch motion {
    case .oscillating(let decay, let frequency, let sine):
      1 + exp(-decay * time) * (sine * sin(frequency * time) - cos(frequency * time))
    case .critical(let rate, let slope):
      1 + exp(-rate * time) * (slope * time - 1)
    case .creeping(let slow, let fast, let slowShare, let fastShare):
      1 + slowShare * exp(slow * time) + fastShare * exp(fast * time)
    }
  }

  /// How fast the spring moves after `time` seconds, in whole distances a second.
  public func velocity(at time: Double) -> Double {
    switch motion {
    case .oscillating(let decay, let frequency, let sine):
      exp(-decay * time) * (initialVelocity * cos(frequency * time) + (frequency - sine * decay) * sin(frequency * time))
    case .critical(let rate, let slope):
      exp(-rate * time) * (initialVelocity - rate * slope * time)
    case .creeping(let slow, let fast, let slowShare, let fastShare):
      slowShare * slow * exp(slow * time) + fastShare * fast * exp(fast * time)
    }
  }

  /// The first time in 0…`duration` at which the spring is at `position` (0…1).
  public func time(wherePositionIs position: Double, within duration: Double) -> Double {
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

  /// The same spring with another velocity.
  public func with(initialVelocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }
}
