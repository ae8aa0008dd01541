import Foundation

extension UINavigationController {
  /// The kind of a transition.
  public enum Operation: Int, Sendable {
    /// No change of the stack.
    case none = 0
    /// A new controller on top of the stack.
    case push = 1
    /// The removal of controllers from the top of the stack.
    case pop = 2
  }
}

/// The name before Swift 4.2, for code that still uses it.
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// An object that is notified of pushes and pops, and customizes them.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that a controller is about to be shown.
  ///
  /// Both controllers have already been notified.
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Notifies the delegate that a controller is shown.
  ///
  /// After a cancelled pop this is the controller that would have left.
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator of a push or pop, or nil for the standard animation.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller that drives the transition by a gesture, or nil if none does.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { TransitionCalls.noteDefault(of: self) }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { TransitionCalls.noteDefault(of: self) }

  /// Returns nil: the standard animation.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  /// Returns nil: no gesture drives the transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }
}
