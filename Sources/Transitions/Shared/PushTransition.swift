import UIKit

/// The base of the transitions of a navigation controller: its delegate, with a swipe from an edge that pops. A subclass returns the
/// animator.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
@MainActor
public class PushTransition: NSObject, UINavigationControllerDelegate {
  let swipe: EdgeSwipe

  /// Creates the transition and makes it the delegate of `navigationController`. A swipe from `edge` pops.
  init(_ navigationController: UINavigationController, popsFrom edge: UIRectEdge = .left, swipe parameters: EdgeSwipe.Parameters) {
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    swipe = EdgeSwipe(from: edge, popping: navigationController)
    swipe.parameters = parameters
    super.init()
    navigationController.delegate = self
  }

  /// Returns nil for the standard transition. A subclass returns the animator for a push or a pop.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns the object that drives the pop during a swipe, or nil otherwise.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}
