import Foundation

/// Fills the container; for the full-screen and context styles.
final class CoveringPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(presented: UIViewController, presenting: UIViewController, style: UIModalPresentationStyle) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

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

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if !completed { dimmingView.alpha = 1 } }

  override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha }, completion: nil)
  }
}

extension UIPresentationController {
  /// The presentation controller for presenting `presented` in its style.
  static func standard(for presented: UIViewController, presenter: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    switch presented.modalPresentationStyle {
    case .custom:
      presented.transitioningDelegate?.presentationController(forPresented: presented, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      CoveringPresentationController(presented: presented, presenting: presenter, style: presented.modalPresentationStyle)
    case .pageSheet, .formSheet, .automatic, .none:
      SheetPresentationController(presented: presented, presenting: presenter, style: presented.modalPresentationStyle)
    }
  }
}
