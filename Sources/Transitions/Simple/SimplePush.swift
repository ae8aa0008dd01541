import UIKit

/// A push and a pop with snapshots of whole screens: the new one slides in over the old one, which recedes and darkens.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class SimplePush: PushTransition<SimplePush.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that moves both screens, 0…1. Below 1 it overshoots.
    public var damping: CGFloat = 1
    /// The direction in which the new screen moves during a push.
    public var direction = Direction.left
    /// The distance that the old screen moves, as a fraction of the new one's distance, 0…1.
    public var parallax: CGFloat = 0.3
    /// The final scale of the old screen, 0…1.
    public var scale: CGFloat = 0.9
    /// The opacity of the black over the old screen, 0…1.
    public var dimming: CGFloat = 0.5
    /// The corner radius of the screens during the transition, in points.
    public var cornerRadius: CGFloat = 40
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// A direction of movement across the screen.
  public enum Direction: String, CaseIterable, Sendable {
    /// From the right edge to the left.
    case left
    /// From the left edge to the right.
    case right
    /// From the bottom edge to the top.
    case up
    /// From the top edge to the bottom.
    case down

    /// Returns the offset at which a screen of this size starts.
    func start(for size: CGSize) -> CGVector {
      switch self {
      case .left: CGVector(dx: size.width, dy: 0)
      case .right: CGVector(dx: -size.width, dy: 0)
      case .up: CGVector(dx: 0, dy: size.height)
      case .down: CGVector(dx: 0, dy: -size.height)
      }
    }
  }

  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIAccessibility.isReduceMotionEnabled
      ? FadeAnimator(duration: parameters.reducedDuration) : SimpleAnimator(operation, parameters: parameters)
  }
}
