import Foundation

/// A basic animation that moves like a damped spring. It runs for `duration` and is cut off there; see `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// Must be greater than 0. Other values are ignored.
  @Observed public var mass: CGFloat = 1 { didSet { if !(mass > 0) { _mass.wrappedValue = oldValue } } }
  /// Must be greater than 0. Other values are ignored.
  @Observed public var stiffness: CGFloat = 100 { didSet { if !(stiffness > 0) { _stiffness.wrappedValue = oldValue } } }
  /// Must not be negative. Negative values are ignored.
  @Observed public var damping: CGFloat = 10 { didSet { if !(damping >= 0) { _damping.wrappedValue = oldValue } } }
  /// In whole distances per second. A positive value moves toward the target.
  public var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether damping beyond critical damping slows the motion. If false, it acts like critical damping.
  public var allowsOverdamping = false
  /// The velocity of y coordinates and heights, if it differs from `initialVelocity`.
  package var crossVelocity: CGFloat?

  /// The duration is in seconds. A `bounce` of 0 is critically damped, values toward 1 oscillate more, and negative values are overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = true
    duration = spring.settlingDuration
  }

  /// The period of the undamped oscillation, in seconds.
  public var perceptualDuration: CFTimeInterval { spring.response }

  /// 0 is critically damped, values toward 1 oscillate more, and negative values are overdamped.
  public var bounce: CGFloat { spring.bounce }

  /// In seconds.
  public var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: Spring {
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
