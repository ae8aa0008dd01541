import Foundation

/// The dismissal of a sheet by a drag: the sheet is moved by its gesture, and the transition told.
final class SheetDismissal: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { startInteractiveTransition(context) }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) { self.context = context }

  /// The finger has let go.
  func settle(dismissing: Bool) {
    if dismissing { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
  }
}
