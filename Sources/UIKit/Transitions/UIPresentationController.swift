import Foundation

/// Manages how a controller is presented: its frame, what surrounds it, and what happens besides the animator's work.
///
/// The plain class covers the container. Subclass it and hand it out from the transitioning delegate (style `.custom`) to add a
/// dimming view, another frame or a wrapper around the presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  /// The controller that presents; before the presentation it may be unknown.
  public internal(set) var presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that the presentation takes place in, from shortly before `presentationTransitionWillBegin()` to the dismissal.
  open internal(set) var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that animators move: the presented controller's, or a wrapper around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view comes to lie, in the container's points. The whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole window, and not just the presenter's context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window once it is covered.
  open var shouldRemovePresentersView: Bool { false }

  /// What drives the dismissal about to begin, when a gesture of the presentation's own has asked for it.
  var dismissalDriver: SheetDrag? { nil }

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    frameOfPresentedViewInContainerView.size
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size), with: coordinator)
  }
}

extension UIPresentationController: UIContentContainer {}

/// Decides about, and learns of, dismissals that a person starts (a drag, a click outside, Esc). All are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A dismissal was tried that `presentationControllerShouldDismiss` or `isModalInPresentation` forbids.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
