import UIKit

/// The base of the transitions of a navigation controller: its delegate, with a swipe from an edge that pops.
///
/// A subclass returns the animator. Keep one instance per navigation controller; it becomes that controller's delegate.
@MainActor
public class PushTransition: NSObject, UINavigationControllerDelegate {
  /// The swipe that pops and drives the transition.
  let swipe: EdgeSwipe

  /// Creates the transition and makes it the delegate of `navigationController`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - edge: The edge of the screen from which a swipe pops.
  ///   - parameters: The parameters of the swipe.
  init(_ navigationController: UINavigationController, popsFrom edge: UIRectEdge = .left, swipe parameters: EdgeSwipe.Parameters) {
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    swipe = EdgeSwipe(from: edge, popping: navigationController)
    swipe.parameters = parameters
    super.init()
    navigationController.delegate = self
  }

  /// Returns the animator for a push or a pop, or nil for the standard transition: nil, unless a subclass returns one.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}
