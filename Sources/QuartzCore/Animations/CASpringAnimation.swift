import Foundation

/// A basic animation that moves like a damped spring. It runs for `duration`, cut off there; see `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// More than 0; anything else is refused.
  public var mass: CGFloat = 1 { didSet { if !(mass > 0) { mass = oldValue } } }
  /// More than 0; anything else is refused.
  public var stiffness: CGFloat = 100 { didSet { if !(stiffness > 0) { stiffness = oldValue } } }
  /// At least 0; anything else is refused.
  public var damping: CGFloat = 10 { didSet { if !(damping >= 0) { damping = oldValue } } }
  /// In whole distances a second, positive towards the target.
  public var initialVelocity: CGFloat = 0
  /// Whether a damping beyond critical creeps; otherwise it acts as critical.
  public var allowsOverdamping = false
  /// The velocity of y and height where it differs from `initialVelocity`.
  package var crossVelocity: CGFloat?

  /// The spring with this perceptual duration in seconds; `bounce` 0 is critical, towards 1 swings, below 0 creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = true
    duration = spring.settlingDuration
  }

  /// The period of the undamped swing, in seconds.
  public var perceptualDuration: CFTimeInterval { spring.response }

  /// 0 is critical, towards 1 swings, below 0 creeps.
  public var bounce: CGFloat { spring.bounce }

  /// How long the spring takes to come to rest, in seconds.
  public var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The motion as a value.
  public var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  override var springs: (main: Spring, cross: Spring?)? {
    (spring, crossVelocity.flatMap { $0 == initialVelocity ? nil : spring.with(initialVelocity: $0) })
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
    crossVelocity = other.crossVelocity
  }
}
