import UIKit

extension UIViewControllerContextTransitioning {
  /// Returns the views of both screens, and the arriving one's controller. If one is missing, ends the transition without success, and
  /// returns nil.
  @MainActor
  func screens() -> (arriving: UIView, leaving: UIView, controller: UIViewController)? {
    guard let arriving = view(forKey: .to), let controller = viewController(forKey: .to), let leaving = view(forKey: .from) else {
      completeTransition(false)
      return nil
    }
    return (arriving, leaving, controller)
  }

  /// Fades the arriving view in, and ends the transition. The duration is in seconds.
  @MainActor
  func fade(in arriving: UIView, withDuration duration: TimeInterval) {
    arriving.alpha = 0
    UIView.animate(withDuration: duration) {
      arriving.alpha = 1
    } completion: { _ in
      arriving.alpha = 1
      self.complete(with: arriving)
    }
  }

  /// Ends the transition, and removes the arriving view again if it was cancelled.
  @MainActor
  func complete(with arriving: UIView) {
    if transitionWasCancelled { arriving.removeFromSuperview() }
    completeTransition(!transitionWasCancelled)
  }
}
