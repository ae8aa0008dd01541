import QuartzCore

public struct Spring: Hashable, Sendable {
  public let mass: Double
  /// Force per distance. Infinite for a spring without a duration.
  public let stiffness: Double
  /// Force per speed.
  public let damping: Double

  /// The motion of an offset from the target, or nil for a spring that reaches its target at once.
  private let motion: OffsetSpring?
  /// The motion from 0 to 1 that starts at rest, or nil for a spring that reaches its target at once.
  var rest: QuartzCore.Spring? { motion?.spring }

  /// If `allowOverDamping` is false, damping beyond critical damping acts like critical damping.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    let damping = max(damping, 0)
    self.damping = allowOverDamping ? damping : min(damping, critical)
    guard stiffness.isFinite, stiffness > 0, mass > 0, !damping.isNaN else {
      motion = nil
      return
    }
    motion = OffsetSpring(
      QuartzCore.Spring(mass: mass, stiffness: stiffness, damping: self.damping, allowsOverdamping: allowOverDamping))
  }

  /// Creates a spring with a response and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring as an approximate duration, in seconds. 0 is an infinitely stiff spring.
  ///   - dampingRatio: The damping as a fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * Double.pi / response : .infinity
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: frequency.isFinite ? 2 * dampingRatio * frequency : 0, allowOverDamping: true)
  }

  /// Creates a spring with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace of the spring, in seconds.
  ///   - bounce: The bounce, in −1…1: 0 is critically damped, larger values oscillate, smaller ones are overdamped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The perceptual duration in seconds, which is also the period of the undamped spring.
  public var duration: TimeInterval { response }
  /// The stiffness as an approximate duration, in seconds.
  public var response: Double { rest.map { 2 * Double.pi / $0.frequency } ?? 0 }
  /// The damping as a fraction of critical damping.
  public var dampingRatio: Double { rest?.dampingRatio ?? 1 }
  /// 0 for a critically damped spring, positive for one that oscillates, negative for an overdamped one.
  public var bounce: Double { rest?.bounce ?? 0 }

  // MARK: Motion

  /// Returns the position after `time` seconds of a value that moves from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    guard let left = motion?.remainder(after: max(time, 0)) else { return target }
    return target.scaled(by: 1 - left.offset) + initialVelocity.scaled(by: left.offsetByVelocity)
  }

  /// Returns the velocity after `time` seconds of a value that moves from zero to `target`.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    guard let left = motion?.remainder(after: max(time, 0)) else { return .zero }
    return initialVelocity.scaled(by: left.velocity) - target.scaled(by: left.velocityByOffset)
  }

  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let (start, speed) = (value, velocity)
    value = start + self.value(target: target - start, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: target - start, initialVelocity: speed, time: deltaTime)
  }

  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
