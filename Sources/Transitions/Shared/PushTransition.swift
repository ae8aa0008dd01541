import UIKit

/// The parameters of a transition of a navigation controller.
public protocol PushParameters: Sendable {
  /// The parameters of the swipe that pops.
  var swipe: EdgeSwipe.Parameters { get }

  /// Creates the default parameters.
  init()
}

/// The base of the transitions of a navigation controller: its delegate, with a swipe from an edge that pops. A subclass returns the
/// animator.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
@MainActor
public class PushTransition<Values: PushParameters>: NSObject, UINavigationControllerDelegate {
  /// The parameters of the next transition.
  public var parameters: Values { didSet { swipe.parameters = parameters.swipe } }

  let swipe: EdgeSwipe

  /// Creates the transition and makes it the delegate of `navigationController`. A swipe from `edge` pops.
  init(_ navigationController: UINavigationController, popsFrom edge: UIRectEdge, parameters: Values) {
    self.parameters = parameters
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    swipe = EdgeSwipe(from: edge, popping: navigationController)
    swipe.parameters = parameters.swipe
    super.init()
    navigationController.delegate = self
  }

  /// Creates the transition and makes it the delegate of `navigationController`. A swipe from the left edge pops.
  public convenience init(_ navigationController: UINavigationController, parameters: Values = Values()) {
    self.init(navigationController, popsFrom: .left, parameters: parameters)
  }

  /// Returns the animator for a push or a pop, or nil for the standard transition.
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns the animator for a push or a pop, or nil for the standard transition.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: operation, from: fromVC, to: toVC) }

  /// Returns the object that drives the pop during a swipe, or nil otherwise.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}
