import Foundation

/// Presents an alert in the center of the screen, or an action sheet at its bottom edge, over dimmed views.
final class AlertPresentation: UIPresentationController {
  private let dimmingView = UIView()
  private let outsideTap = UITapGestureRecognizer()
  private var presentersTint: UIView.TintAdjustmentMode?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var presentationStyle: UIModalPresentationStyle { isSheet ? .popover : .custom }

  override func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isSheet ? nil : AlertAnimator(isPresenting: isPresenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = alert?.view as? AlertView else { return .zero }
    view.form = isSheet ? .sheet : .alert
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let margin = AlertStyle.sheetMargin
    if isSheet {
      let width = min(container.bounds.width, container.bounds.height) - 2 * margin
      let bottom = container.bounds.height - max(container.safeAreaInsets.bottom, margin)
      let height = min(view.height(forWidth: width), bottom - area.minY - margin)
      return CGRect(x: ((container.bounds.width - width) / 2).rounded(), y: bottom - height, width: width, height: height)
    }
    let width = min(AlertStyle.alertWidth, area.width - 2 * margin)
    let height = min(view.height(forWidth: width), area.height - 2 * margin)
    return CGRect(
      x: ((container.bounds.width - width) / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.backgroundColor = AlertStyle.darkness
    dimmingView.layer.name = "dimming"
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    if isSheet {
      outsideTap.addTarget(self, action: AlertPresentation.cancel)
      dimmingView.addGestureRecognizer(outsideTap)
    }
    let presenter: UIView = presentingViewController.view
    presentersTint = presenter.tintAdjustmentMode
    alongside {
      self.dimmingView.alpha = 1
      presenter.tintAdjustmentMode = .dimmed
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { restoreTint() } }

  override func dismissalTransitionWillBegin() {
    alongside {
      self.dimmingView.alpha = 0
      self.restoreTint()
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { restoreTint() } else { dimmingView.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func cancel() { alert?.choose(alert?.cancelAction) }

  private func restoreTint() { if let presentersTint { presentingViewController.view.tintAdjustmentMode = presentersTint } }

  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator as? TransitionCoordinator, coordinator.isAnimated else {
      return changes()
    }
    coordinator.add { _ in changes() }
  }
}
