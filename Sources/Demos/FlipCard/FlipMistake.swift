import Transitions
import UIKit

/// A mistake in the animator of a full-screen presentation, with its effect in UIKit.
enum FlipMistake: String, CaseIterable, Sendable {
  case none
  /// The presenter's view isn't added on dismissal. The screen is black until UIKit restores the view.
  case dismissesWithoutView = "dismisses without the view below"
}

/// A transitioning delegate whose animator forgets the presenter's view, which a full-screen presentation removes from the window.
final class MistakenFlipDelegate: NSObject {
  private let flip: FlipCard
  private let duration: TimeInterval

  init(_ flip: FlipCard) {
    self.flip = flip
    duration = flip.parameters.returnDuration
    super.init()
  }
}

extension MistakenFlipDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    flip.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    MistakenDismissalAnimator(cardFrame: flip.cardFrame, duration: duration)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { flip.interactionControllerForDismissal(using: animator) }
}

private final class MistakenDismissalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let cardFrame: CGRect
  private let duration: TimeInterval

  init(cardFrame: CGRect, duration: TimeInterval) {
    self.cardFrame = cardFrame
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let leaving = transitionContext.view(forKey: .from) else { return transitionContext.completeTransition(false) }
    // The mistake: `containerView.insertSubview(transitionContext.view(forKey: .to)!, at: 0)` is missing.
    let scale = cardFrame.width / leaving.bounds.width
    let (place, center) = (leaving.center, CGPoint(x: cardFrame.midX, y: cardFrame.midY))
    UIView.animate(withDuration: duration) {
      leaving.transform = CGAffineTransform(scaleX: scale, y: scale)
      leaving.center = center
      leaving.alpha = 0
    } completion: { _ in
      leaving.transform = .identity
      leaving.center = place
      leaving.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
