import UIKit

/// A demonstration: two pictures change their aspect ratio during a push, one as a stretched snapshot, the other by layout.
///
/// A snapshot may move, scale and fade freely as long as its aspect ratio stays the same. If the ratio changes, animate the layout of the
/// real view instead.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class AspectRatio: PushTransition<AspectRatio.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
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

  /// Returns the animator for the operation, or nil if a screen doesn't take part.
  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let leaving = from as? any AspectRatioScreen, let arriving = to as? any AspectRatioScreen else { return nil }
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
