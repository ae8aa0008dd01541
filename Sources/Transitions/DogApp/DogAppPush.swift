import UIKit

/// A push in which the tapped card lifts off its list and grows into the header of the next screen, while everything else cross-fades. A
/// pop moves the card back.
///
/// A snapshot of the card moves and keeps its shape, so the card and the header must have the same aspect ratio.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class DogAppPush: PushTransition<DogAppPush.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
    /// The duration of the card's movement, in seconds.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that moves the card, 0…1. Below 1 it overshoots.
    public var damping: CGFloat = 0.86
    /// The fraction of the duration during which the screens cross-fade, 0…1.
    public var fadeFraction: CGFloat = 0.6
    /// The timing curve of the cross-fade.
    public var fadeCurve = CubicTiming.easeInOut
    /// The fraction of its size by which the card is enlarged as it lifts, 0…1.
    public var lift: CGFloat = 0.04
    /// The opacity of the shadow of the lifted card, 0…1.
    public var shadowOpacity: CGFloat = 0.35
    /// The blur radius of that shadow, in points.
    public var shadowRadius: CGFloat = 24
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// Returns the card's animator if both screens take part, or else that of a cross-fade.
  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !UIAccessibility.isReduceMotionEnabled, let from = from as? any DogAppScreen, let to = to as? any DogAppScreen else {
      return FadeAnimator(duration: parameters.reducedDuration)
    }
    return DogAppAnimator(operation, from: from, to: to, parameters: parameters)
  }
}

/// A screen with a card that moves to or from another screen.
@MainActor
public protocol DogAppScreen: AnyObject {
  /// The card at its place on this screen, after layout, or nil if there is none. The corner radius of its layer is that of the moving
  /// card.
  var movingCard: UIView? { get }
  /// The views in front of the card, such as a back button. They fade in and out in place.
  var controlsOverCard: [UIView] { get }
}

extension DogAppScreen {
  /// The views in front of the card: none by default.
  public var controlsOverCard: [UIView] { [] }
}
