import Foundation

/// A sheet with rounded corners over the dimmed presenter.
final class SheetPresentationController: UIPresentationController {
  /// The darkness of the dimming at rest, as measured on iOS.
  private static let dimming: CGFloat = 0.2
  /// The radius of a sheet's corners, in points.
  private static let cornerRadius: CGFloat = 10
  /// How far below the safe area's top a page sheet begins, in points.
  private static let topGap: CGFloat = 10
  /// The size of a form sheet on a roomy screen, in points, unless the content prefers another.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet on a roomy screen, in points.
  private static let readableWidth: CGFloat = 704

  private let style: UIModalPresentationStyle
  private let dimmingView = UIView()
  private let panRecognizer = UIPanGestureRecognizer()
  /// The drag that dismisses the sheet at this moment.
  private var drag: SheetDrag?
  private var isDismissedByPerson = false

  init(presented: UIViewController, presenting: UIViewController, style: UIModalPresentationStyle) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let area = container.bounds
    let top = container.safeAreaInsets.top + Self.topGap
    guard container.traitCollection.horizontalSizeClass == .regular else {
      return CGRect(x: 0, y: top, width: area.width, height: area.height - top)
    }
    var size = CGSize(width: min(Self.readableWidth, area.width), height: area.height - 2 * top)
    if style == .formSheet {
      let wanted = preferredContentSize == .zero ? Self.formSize : preferredContentSize
      size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height - 2 * top))
    }
    return CGRect(
      x: ((area.width - size.width) / 2).rounded(), y: ((area.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  private var isFloating: Bool { containerView?.traitCollection.horizontalSizeClass == .regular }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    if let layer = presentedView?.layer {
      layer.cornerRadius = Self.cornerRadius
      layer.maskedCorners =
        isFloating
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.masksToBounds = true
    }
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed, let container = containerView as? PresentationContainerView else { return }
    panRecognizer.addTarget(self, action: SheetPresentationController.pan)
    presentedView?.addGestureRecognizer(panRecognizer)
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SheetPresentationController.dismissByPerson))
    container.escape = { [weak self] in self?.dismissByPerson() }
  }

  override func dismissalTransitionWillBegin() {
    if drag == nil { fade(to: 0) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    drag = nil
    if completed {
      presentedView?.removeGestureRecognizer(panRecognizer)
      presentedView?.layer.cornerRadius = 0
      if isDismissedByPerson { delegate?.presentationControllerDidDismiss(self) }
    } else {
      dimmingView.alpha = 1
    }
    isDismissedByPerson = false
  }

  // MARK: Dismissal by a person

  override var dismissalDriver: SheetDrag? { drag }

  /// Esc, or a click outside.
  private func dismissByPerson() {
    guard mayBeDismissed() else { return }
    presentedViewController.dismiss(animated: true)
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let velocity = recognizer.velocity(in: containerView)
      guard velocity.y >= abs(velocity.x), let sheet = presentedView, mayBeDismissed() else { return }
      drag = SheetDrag(sheet: sheet, dimming: dimmingView, start: recognizer.translation(in: containerView).y)
      presentedViewController.dismiss(animated: true)
    case .changed: drag?.move(to: recognizer.translation(in: containerView).y)
    case .ended: drag?.release(velocity: recognizer.velocity(in: containerView).y)
    case .cancelled, .failed: drag?.cancel()
    case .possible: break
    }
  }

  /// Asks who has a say; tells the delegate of a refusal, or of what is coming.
  private func mayBeDismissed() -> Bool {
    guard presentedViewController.transitionCoordinator == nil else { return false }
    guard !presentedViewController.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    isDismissedByPerson = true
    delegate?.presentationControllerWillDismiss(self)
    return true
  }

  override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha }, completion: nil)
  }
}
