import Foundation

/// The pace of a damped spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In whole distances a second, positive towards the target. x and y count apart for positions; everything else goes by dx.
  public let initialVelocity: CGVector

  private let kind: Kind

  private enum Kind {
    /// Comes to rest at the end of the animator's duration.
    case dampingRatio(Double)
    /// Takes its own time.
    case physics(Spring)
  }

  /// A spring that comes to rest within the animator's duration; a ratio of 1 never overshoots, smaller ones swing more.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.dampingRatio(ratio), velocity)
  }

  /// A spring by its physics. It runs until it has settled, whatever the animator's duration.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.physics(Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx)), velocity)
  }

  /// A spring as iOS 17 describes it: `bounce` 0 is critical, towards 1 swings, below 0 creeps. It runs until it has settled.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    self.init(
      .physics(Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx)), velocity)
  }

  /// The system's spring, that of sheets and keyboards: mass 3, stiffness 1000, damping 500. It settles as a critical one.
  public override convenience nonisolated init() { self.init(.physics(.keyboard), .zero) }

  private nonisolated init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// How long the spring runs by itself, in seconds; nil where it goes by the animator's duration.
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
