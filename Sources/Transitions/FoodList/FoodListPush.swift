import UIKit

/// A push in which the picture of the tapped row grows into its place on the next screen. The list fades out, and the next screen's words
/// slide in one after another.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class FoodListPush: PushTransition<FoodListPush.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
    /// The duration of the picture's movement, in seconds.
    public var duration: TimeInterval = 0.5
    /// The damping ratio of the spring that moves the picture, 0…1. Below 1 it overshoots.
    public var damping: CGFloat = 0.88
    /// The fraction of the duration during which the list fades, 0…1.
    public var fadeFraction: CGFloat = 0.4
    /// The timing curve of that fade.
    public var fadeCurve = CubicTiming.easeInOut
    /// The distance below their final positions at which the words start, in points.
    public var slide: CGFloat = 48
    /// The delay between the starts of consecutive words, in seconds.
    public var stagger: TimeInterval = 0.04
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// Returns the picture's animator if both screens take part, or else that of a cross-fade.
  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !UIAccessibility.isReduceMotionEnabled, let from = from as? any FoodListScreen, let to = to as? any FoodListScreen
    else { return FadeAnimator(duration: parameters.reducedDuration) }
    return operation == .push
      ? FoodListAnimator(.open, list: from, detail: to, parameters: parameters)
      : FoodListAnimator(.close, list: to, detail: from, parameters: parameters)
  }
}

/// A screen with a picture that moves to or from another screen.
@MainActor
public protocol FoodListScreen: AnyObject {
  /// The picture at its place on this screen, after layout, or nil if there is none. The corner radius of its layer is that of the moving
  /// picture.
  var movingPicture: UIView? { get }
  /// The views that slide in below the picture, from top to bottom.
  var slidingViews: [UIView] { get }
  /// The views in front of the picture, such as a back button. They fade in and out in place.
  var controlsOverPicture: [UIView] { get }
}

extension FoodListScreen {
  /// The views that slide in: none by default.
  public var slidingViews: [UIView] { [] }
  /// The views in front of the picture: none by default.
  public var controlsOverPicture: [UIView] { [] }
}
