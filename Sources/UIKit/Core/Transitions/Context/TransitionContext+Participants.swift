import Foundation

// The two controllers of a transition, and their views.
extension TransitionContext {
  struct Participant {
    let controller: UIViewController
    /// The view to animate, or nil if the animator must leave the view alone.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from?.controller
    case .to: to?.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  /// The identity: the container rotates with the window, so views in it need no transform.
  var targetTransform: CGAffineTransform { .identity }

  func initialFrame(for vc: UIViewController) -> CGRect { participant(vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { participant(vc)?.finalFrame ?? .zero }

  private func participant(_ controller: UIViewController) -> Participant? {
    [from, to].compactMap { $0 }.first { $0.controller === controller }
  }
}
