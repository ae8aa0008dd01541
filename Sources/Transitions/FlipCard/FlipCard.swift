import UIKit

/// A card that flips over: the whole page turns with it, and the card's other side appears and grows to fill the screen.
///
/// Keep one instance in the presenting page, set `cardFrame` to the frame of the tapped card, and call `attach(to:)` with the controller to
/// present. A swipe from the left edge of the presented screen flips it back. To use it in an app, copy this folder and `Shared`.
public final class FlipCard: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the presentation, in seconds.
    public var duration: TimeInterval = 0.6
    /// The duration of the dismissal, in seconds.
    public var returnDuration: TimeInterval = 0.6
    /// The timing curve of the whole flip.
    public var curve = CubicTiming.easeInOut
    /// The perspective: minus one divided by the distance of the eye in points. At 0 the card turns without any depth.
    public var m34: CGFloat = -0.002
    /// The corner radius of the card, in points.
    public var cornerRadius: CGFloat = 25
    /// A Boolean value that indicates whether the corners become round while the card shrinks. If not, they are round from the start.
    public var roundsWhileShrinking = true
    /// A Boolean value that indicates whether the page and the card are invisible from behind. Smooth keyframes overshoot a little beyond
    /// edge-on.
    public var hidesBacks = true
    /// A Boolean value that indicates whether the keyframes join smoothly, without a stop after each third.
    public var joinsSmoothly = true
    /// The distance of a swipe that flips the card completely, in points.
    public var swipeDistance: CGFloat = 200
    /// The progress beyond which a released swipe finishes the dismissal, 0…1.
    public var completionThreshold: CGFloat = 0.5
    /// The duration of the cross-fade that replaces the flip when Reduce Motion is on, in seconds.
    public var fadeDuration: TimeInterval = 0.25
    /// A Boolean value that indicates whether UIKit's standard presentation is used, for comparison.
    public var usesStandardTransition = false

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters of the next presentation.
  public var parameters: Parameters
  /// The frame of the card, in the coordinate system of the presenting screen.
  public var cardFrame = CGRect.zero

  private var swipe: FlipCardSwipe?

  /// Creates a transition with the given parameters.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
  }

  /// Makes `controller` flip out of the card on presentation, and back on dismissal or a swipe from the left edge.
  public func attach(to controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    swipe = nil
    guard !parameters.usesStandardTransition else { return }
    controller.transitioningDelegate = self
    swipe = FlipCardSwipe(dismissing: controller, parameters: parameters)
  }
}

extension FlipCard: UIViewControllerTransitioningDelegate {
  /// Returns the animator of the presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FlipCardAnimator(.outOfCard, cardFrame: cardFrame, parameters: parameters) }

  /// Returns the animator of the dismissal.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    FlipCardAnimator(.backIntoCard, cardFrame: cardFrame, parameters: parameters)
  }

  /// Returns the swipe during a dismissal that it started, or nil for any other dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    swipe.flatMap { $0.isInProgress ? $0 : nil }
  }
}
