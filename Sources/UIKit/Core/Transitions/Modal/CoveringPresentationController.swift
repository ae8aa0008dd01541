import Foundation

/// A presentation controller for the full-screen and context styles, which fills the container.
final class CoveringPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle
  /// The size of the container to which the presented view's frame was last fitted, or nil before the presentation.
  private var fittedSize: CGSize?

  init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var fillsContainer: Bool { true }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  /// Fits the presented view to the container, so that an animator needs to set no frame. A view that was created without a size keeps none.
  override func presentationTransitionWillBegin() {
    fittedSize = containerView?.bounds.size
    if let view = presentedView, !view.bounds.isEmpty { view.frame = frameOfPresentedViewInContainerView }
  }

  override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
    let size = containerView?.bounds.size
    // Over its presenter, the view stays where its animator left it, as with `.custom`, until the container gets another size.
    guard shouldRemovePresentersView || size != fittedSize else { return }
    fittedSize = size
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

extension UIPresentationController {
  /// Returns the presentation controller for the presentation style of `presented`.
  static func standard(for presented: UIViewController, presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let own = (presented as? any SelfPresenting)?.standardPresentation(by: presenter) { return own }
    let style = presented.wantedPresentationStyle
    return switch style {
    case .custom:
      presented.transitioningDelegate?.askForPresentationController(presenting: presented, by: presenter, source: source)
        ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      CoveringPresentationController(presented: presented, presenting: presenter, style: style)
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
    case .pageSheet, .formSheet, .automatic, .none:
      UISheetPresentationController(presented: presented, presenting: presenter, style: presented.modalPresentationStyle)
    }
  }
}
