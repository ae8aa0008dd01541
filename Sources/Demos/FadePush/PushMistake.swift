import Transitions
import UIKit

/// A mistake in the animator of a push and a pop, with its effect in UIKit.
enum PushMistake: String, CaseIterable, Sendable {
  case none
  /// The arriving view is added for a push only. After a pop the screen is black.
  case addsViewOnPushOnly = "adds the view on push only"
}

/// A navigation controller's delegate whose animator adds the arriving view for a push only, as if it were already there for a pop.
@MainActor
final class MistakenPushDelegate: NSObject {
  private let fade: FadePush
  private let duration: TimeInterval

  init(_ fade: FadePush) {
    self.fade = fade
    duration = fade.parameters.duration
    super.init()
  }
}

extension MistakenPushDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop
      ? MistakenPopAnimator(duration: duration)
      : fade.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    fade.navigationController(navigationController, interactionControllerFor: animationController)
  }
}

/// Fades in the arriving view, which nothing has added.
private final class MistakenPopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (leaving, arriving) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    // The mistake: `containerView.addSubview(arriving)` is missing.
    arriving?.alpha = 0
    UIView.animate(withDuration: duration) {
      leaving?.alpha = 0
      arriving?.alpha = 1
    } completion: { _ in
      leaving?.alpha = 1
      arriving?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
