import Foundation

@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A component of 1 would cover the whole distance in one second, toward the target. Only positions use both components; all other
  /// properties use `dx`.
  public let initialVelocity: CGVector

  private let kind: Kind

  private enum Kind {
    case dampingRatio(Double)
    /// A spring with a duration of its own.
    case physics(Spring)
  }

  /// Creates a spring that comes to rest within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.dampingRatio(ratio), velocity)
  }

  /// Creates a spring that runs until it has settled, regardless of the animator's duration.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.physics(Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx)), velocity)
  }

  /// Creates a spring that runs until it has settled. A bounce of 0 is critically damped; a negative one is overdamped.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    self.init(
      .physics(Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx)), velocity)
  }

  /// Creates the system's spring, which sheets and keyboards use: mass 3, stiffness 1000, damping 500. It settles like a critically damped
  /// spring.
  public override convenience nonisolated init() { self.init(.physics(.keyboard), .zero) }

  private nonisolated init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The time in which the spring settles, in seconds, or nil if it uses the animator's duration.
  var ownDuration: TimeInterval? {
    if case .physics(let spring) = kind { spring.settlingDuration } else { nil }
  }

  func pace(duration: TimeInterval) -> Pace {
    switch kind {
    case .physics(let spring): .spring(spring, cross: initialVelocity.dy)
    case .dampingRatio(let ratio):
      .spring(
        Spring(duration: duration, dampingRatio: ratio, initialVelocity: initialVelocity.dx), cross: initialVelocity.dy)
    }
  }
}
