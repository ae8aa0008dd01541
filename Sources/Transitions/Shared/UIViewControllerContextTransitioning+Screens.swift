import UIKit

extension UIViewControllerContextTransitioning {
  /// Returns the views of both screens. If one is missing, ends the transition without success, and returns nil.
  @MainActor
  func screens() -> (arriving: UIView, leaving: UIView, controller: UIViewController)? {
    guard let arriving = view(forKey: .to), let controller = viewController(forKey: .to), let leaving = view(forKey: .from) else {
      completeTransition(false)
      return nil
    }
    return (arriving, leaving, controller)
  }

  /// Ends the transition, and removes the arriving view again if it was cancelled.
  @MainActor
  func complete(with arriving: UIView) {
    if transitionWasCancelled { arriving.removeFromSuperview() }
    completeTransition(!transitionWasCancelled)
  }
}
