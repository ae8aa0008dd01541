import UIKit

/// A push that cuts the list at the tapped card.
///
/// The part of the list above the card slides up, and the part below it slides down. The card moves to its place on the next screen, and
/// the background takes on that screen's color. A swipe from the left edge reverses the transition.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class AnimalsList: PushTransition<AnimalsList.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that moves everything, 0…1. Below 1 it oscillates.
    public var damping: CGFloat = 1
    /// The extra distance, in points, that the two parts of the list move beyond the edges of the screen, so that they are out of sight
    /// well before their spring settles.
    public var clearance: CGFloat = 120
    /// The distance below its final position at which the next screen's content starts, in points.
    public var contentOffset: CGFloat = 80
    /// The fraction of the duration after which the next screen's content starts to fade in, 0…1. During a pop, the content fades out
    /// within this fraction.
    public var contentDelay: CGFloat = 0.25
    /// The timing curve of that fade, in both directions.
    public var contentCurve = CubicTiming.easeOut
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
    let (list, detail) = operation == .push ? (from, to) : (to, from)
    guard let list = list as? any AnimalsListScreen, let detail = detail as? any AnimalsListDetail else { return nil }
    return AnimalsListAnimator(list: list, detail: detail, opens: operation == .push, parameters: parameters)
  }
}

/// The list screen, which the transition cuts at one of its cards.
@MainActor
public protocol AnimalsListScreen: UIViewController {
  /// The card that was tapped, or nil if it is no longer on the screen.
  var tappedCard: UIView? { get }
}

/// The detail screen, to which a card moves.
@MainActor
public protocol AnimalsListDetail: UIViewController {
  /// The card at its place on this screen.
  var card: UIView { get }
  /// The rest of the screen, without a background.
  var content: UIView { get }
}
