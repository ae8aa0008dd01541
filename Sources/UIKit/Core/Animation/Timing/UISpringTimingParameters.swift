import Foundation

/// The timing of a damped spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity.
  ///
  /// A component of 1 would cover the whole distance in one second, toward the target. Only positions use both components; all
  /// other properties use `dx`.
  public let initialVelocity: CGVector

  private let kind: Kind

  private enum Kind {
    /// A spring that comes to rest at the end of the animator's duration.
    case dampingRatio(Double)
    /// A spring with a duration of its own.
    case physics(Spring)
  }

  /// Creates a spring that comes to rest within the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio. At 1 the spring does not overshoot; smaller values oscillate more.
  ///   - velocity: The initial velocity, relative to the distance.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.dampingRatio(ratio), velocity)
  }

  /// Creates a spring with the given physical properties.
  ///
  /// It runs until it has settled, regardless of the animator's duration.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient.
  ///   - velocity: The initial velocity, relative to the distance.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.physics(Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx)), velocity)
  }

  /// Creates a spring given by its perceptual duration and bounce, as on iOS 17.
  ///
  /// It runs until it has settled.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce of the spring, in -1…1. 0 is critically damped, larger values oscillate, smaller ones are
  ///     overdamped.
  ///   - velocity: The initial velocity, relative to the distance.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    self.init(
      .physics(Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx)), velocity)
  }

  /// Creates the system's spring, that of sheets and keyboards: mass 3, stiffness 1000, damping 500.
  ///
  /// It settles like a critically damped one.
  public override convenience nonisolated init() { self.init(.physics(.keyboard), .zero) }

  private nonisolated init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// `.spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil, because this is not a cubic curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The receiver.
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
