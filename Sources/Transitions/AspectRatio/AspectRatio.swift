import UIKit

/// A demonstration: two pictures change their aspect ratio during a push, one as a stretched snapshot, the other by layout.
///
/// A snapshot may move, scale and fade freely as long as its aspect ratio stays the same. If the ratio changes, animate the layout of the
/// real view instead.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class AspectRatio: PushTransition {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.8
    /// The timing curve of the transition.
    public var curve = CubicTiming.easeInOut
    /// The fraction of the duration after which the real view shows through the stretched snapshot, 0…1.
    public var exchangeStart: CGFloat = 0.6
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters of the next transition.
  public var parameters: Parameters { didSet { swipe.parameters = parameters.swipe } }

  /// Creates the transition and makes it the delegate of `navigationController`.
  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init(navigationController, swipe: parameters.swipe)
  }

  /// Returns the animator for the operation, or nil if a screen doesn't take part.
  public override func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let leaving = fromVC as? any AspectRatioScreen, let arriving = toVC as? any AspectRatioScreen else { return nil }
    return AspectRatioAnimator(from: leaving, to: arriving, parameters: parameters)
  }
}

/// A screen with the two views to compare.
@MainActor
public protocol AspectRatioScreen: UIViewController {
  /// The view that moves as a stretched snapshot.
  var stretched: UIView { get }
  /// The view that moves itself, and lays itself out in every frame.
  var laidOut: UIView { get }
}
