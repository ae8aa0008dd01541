import UIKit

/// A presented view controller that animates its own presentation and dismissal. A subclass conforms to
/// `UIViewControllerAnimatedTransitioning`.
public class SelfAnimatedController: DismissibleController, UIViewControllerTransitioningDelegate {
  /// Returns this controller, which animates its own presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self as? any UIViewControllerAnimatedTransitioning }

  /// Returns this controller, which animates its own dismissal.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self as? any UIViewControllerAnimatedTransitioning
  }
}
