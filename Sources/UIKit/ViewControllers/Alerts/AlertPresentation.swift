import Foundation

/// Presents an alert in the middle of the screen, or an action sheet at its bottom edge, over dimmed views.
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

/// Lets an alert come forward from a little nearer the eye, and fades it out. With reduced motion it only fades.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The scale from which an alert comes, as on iOS 13 to 18.
  private static let scale: CGFloat = 1.15
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.5 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let moving = context.placeViews(isPresenting: isPresenting)
    if isPresenting {
      moving?.alpha = 0
      if !UIAccessibility.isReduceMotionEnabled { moving?.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: isPresenting ? .systemSpring : [.curveEaseInOut],
      animations: {
        moving?.alpha = self.isPresenting ? 1 : 0
        moving?.transform = .identity
      },
      completion: { _ in
        moving?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
