import Foundation

/// The animator and interaction controller of a dismissal by drag. The sheet's gesture moves the sheet and updates the transition.
final class SheetDismissal: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { startInteractiveTransition(context) }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) { self.context = context }

  /// Finishes or cancels the transition when the finger is lifted.
  func settle(dismissing: Bool) {
    if dismissing { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
  }
}
