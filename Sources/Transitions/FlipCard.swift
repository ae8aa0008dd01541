import UIKit

/// A card that flips over: the whole page turns with it, and the card's other side appears and grows to fill the screen.
///
/// Keep one instance in the presenting page, set `cardFrame` to the frame of the tapped card, and call `attach(to:)` with the controller
/// to present. A swipe from the left edge of the presented screen flips it back.
///
/// To use it in an app, copy `CubicTiming.swift` and `TypedActions.swift` as well.
public final class FlipCard: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the presentation, in seconds.
    public var duration: TimeInterval = 0.6
    /// The duration of the dismissal, in seconds.
    public var returnDuration: TimeInterval = 0.6
    /// The timing curve of the whole flip.
    public var curve = CubicTiming.easeInOut
    /// The perspective: minus one divided by the distance of the eye in points.
    ///
    /// 0 turns without any depth.
    public var m34: CGFloat = -0.002
    /// The corner radius of the card, in points.
    public var cornerRadius: CGFloat = 25
    /// A Boolean value that indicates whether the corners become round while the card shrinks.
    ///
    /// If not, they are round from the start.
    public var roundsWhileShrinking = true
    /// A Boolean value that indicates whether the page and the card are invisible from behind.
    ///
    /// Smooth keyframes overshoot a little beyond edge-on.
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

  /// Returns the swipe during a dismissal that it started, and nil for any other dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    // Only a swipe drives the flip; a dismissal by a button runs by itself.
    swipe.flatMap { $0.isInProgress ? $0 : nil }
  }
}

/// Flips the page and the card's other side with keyframes: a third to edge-on, a third to face the viewer, a third to grow.
final class FlipCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case outOfCard
    case backIntoCard
  }

  private let direction: Direction
  private let cardFrame: CGRect
  private let parameters: FlipCard.Parameters

  init(_ direction: Direction, cardFrame: CGRect, parameters: FlipCard.Parameters) {
    self.direction = direction
    self.cardFrame = cardFrame
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.fadeDuration : turnDuration
  }

  private var turnDuration: TimeInterval {
    switch direction {
    case .outOfCard: parameters.duration
    case .backIntoCard: parameters.returnDuration
    }
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let leaving = transitionContext.view(forKey: .from), let arriving = transitionContext.view(forKey: .to),
      let arrivingController = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    arriving.frame = transitionContext.finalFrame(for: arrivingController)
    if UIAccessibility.isReduceMotionEnabled {
      fade(from: leaving, to: arriving, in: transitionContext)
    } else {
      switch direction {
      case .outOfCard: turnOut(from: leaving, to: arriving, in: transitionContext)
      case .backIntoCard: turnBack(from: leaving, to: arriving, in: transitionContext)
      }
    }
  }

  private func turnOut(from leaving: UIView, to arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    container.addSubview(arriving)
    guard let side = arriving.snapshotView(afterScreenUpdates: true) else { return context.completeTransition(false) }
    let finalFrame = arriving.frame
    side.frame = cardFrame
    side.layer.cornerRadius = parameters.cornerRadius
    side.layer.masksToBounds = true
    side.layer.name = "card"
    container.addSubview(side)
    arriving.isHidden = true
    addPerspective(to: container)
    hideBacks(of: leaving, side)
    side.layer.transform = Self.turned(by: .pi / 2)

    inThirds(
      context,
      [
        { leaving.layer.transform = Self.turned(by: -.pi / 2) },
        { side.layer.transform = Self.turned(by: 0) },
        {
          side.frame = finalFrame
          side.layer.cornerRadius = 0
        },
      ]
    ) {
      arriving.isHidden = false
      side.removeFromSuperview()
      leaving.layer.transform = CATransform3DIdentity
      leaving.layer.isDoubleSided = true
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func turnBack(from leaving: UIView, to arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let side = leaving.snapshotView(afterScreenUpdates: false) else { return context.completeTransition(false) }
    side.frame = leaving.frame
    side.layer.cornerRadius = parameters.roundsWhileShrinking ? 0 : parameters.cornerRadius
    side.layer.masksToBounds = true
    side.layer.name = "card"
    container.insertSubview(arriving, at: 0)
    container.addSubview(side)
    leaving.isHidden = true
    addPerspective(to: container)
    hideBacks(of: arriving, side)
    arriving.layer.transform = Self.turned(by: -.pi / 2)

    inThirds(
      context,
      [
        {
          side.frame = self.cardFrame
          side.layer.cornerRadius = self.parameters.cornerRadius
        },
        { side.layer.transform = Self.turned(by: .pi / 2) },
        { arriving.layer.transform = Self.turned(by: 0) },
      ]
    ) {
      leaving.isHidden = false
      side.removeFromSuperview()
      arriving.layer.transform = CATransform3DIdentity
      arriving.layer.isDoubleSided = true
      container.layer.sublayerTransform = CATransform3DIdentity
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func fade(from leaving: UIView, to arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    arriving.alpha = 0
    context.containerView.addSubview(arriving)
    UIView.animate(withDuration: parameters.fadeDuration) {
      arriving.alpha = 1
    } completion: { _ in
      arriving.alpha = 1
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Animates three changes one after the other, each for a third of the duration.
  private func inThirds(
    _ context: any UIViewControllerContextTransitioning, _ changes: [() -> Void], completion: @escaping () -> Void
  ) {
    let options: UIView.KeyframeAnimationOptions = parameters.joinsSmoothly ? .calculationModeCubic : .calculationModeLinear
    parameters.curve.animateKeyframes(withDuration: turnDuration, options: options, isInteractive: context.isInteractive) {
      for (index, change) in changes.enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 3, relativeDuration: 1 / 3, animations: change)
      }
    } completion: {
      completion()
    }
  }

  private func addPerspective(to container: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = parameters.m34
    container.layer.sublayerTransform = transform
  }

  private func hideBacks(of views: UIView...) {
    guard parameters.hidesBacks else { return }
    for view in views { view.layer.isDoubleSided = false }
  }

  /// Returns a rotation about the vertical axis by the given angle in radians.
  private static func turned(by angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }
}

/// A swipe from the left edge that flips a presented screen back into its card.
final class FlipCardSwipe: UIPercentDrivenInteractiveTransition {
  private(set) var isInProgress = false
  private var completes = false
  private weak var controller: UIViewController?
  private let parameters: FlipCard.Parameters

  init(dismissing controller: UIViewController, parameters: FlipCard.Parameters) {
    self.controller = controller
    self.parameters = parameters
    super.init()
    let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: FlipCardSwipe.handleSwipe)
    recognizer.edges = .left
    controller.view.addGestureRecognizer(recognizer)
  }

  private func handleSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let distance = recognizer.translation(in: recognizer.view?.superview).x
    let progress = min(max(distance / parameters.swipeDistance, 0), 1)
    switch recognizer.state {
    case .began:
      isInProgress = true
      completes = false
      controller?.dismiss(animated: true)
    case .changed:
      completes = progress > parameters.completionThreshold
      update(progress)
    case .ended where completes:
      isInProgress = false
      finish()
    case .ended, .cancelled, .failed:
      isInProgress = false
      cancel()
    default: break
    }
  }
}
