import UIKit

/// Lays out the card, and dims the screen behind it.
final class SlideUpPresentation: UIPresentationController {
  private let dimming: CGFloat
  private let dimmingView = UIView()

  init(presented: UIViewController, presenting: UIViewController?, dimming: CGFloat) {
    self.dimming = dimming
    super.init(presentedViewController: presented, presenting: presenting)
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.layer.name = "dimming"
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 300, left: 20, bottom: 60, right: 20))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
  }

  override func presentationTransitionWillBegin() {
    containerView?.addSubview(dimmingView)
    fade(to: dimming)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  /// Animates the dimming beside the transition.
  private func fade(to opacity: CGFloat) {
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in dimmingView.alpha = opacity }
  }
}
