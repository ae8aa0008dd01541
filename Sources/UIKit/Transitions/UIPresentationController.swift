import Foundation

/// Manages how a controller is presented: its frame, what surrounds it, and what happens besides the animator's work.
///
/// The plain class covers the container. Subclass it and hand it out from the transitioning delegate (style `.custom`) to add a
/// dimming view, another frame or a wrapper around the presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents; before the presentation it may be unknown.
  public internal(set) var presentingViewController: UIViewController
  /// Decides about, and hears of, dismissals that a person starts.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that the presentation takes place in, from shortly before `presentationTransitionWillBegin()` to the dismissal.
  open internal(set) var containerView: UIView?

  /// A presentation controller for showing one controller over another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The style that the presented controller asks for.
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
  var dismissalDriver: SheetDismissal? { nil }

  /// The presentation is about to begin: add what surrounds the presented view, and animate it with the transition's coordinator.
  open func presentationTransitionWillBegin() {}

  /// The presentation is over; if not completed, what was added has to go.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal is over; if not completed, the controller stays presented.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to be laid out: the place to set the presented view's frame.
  open func containerViewWillLayoutSubviews() {}

  /// The container has been laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: UIContentContainer

  /// The size that the presented controller prefers, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller prefers another size. Also called once before the presentation.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that the presented view has in a container of `parentSize`, in points.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    frameOfPresentedViewInContainerView.size
  }

  /// The container is about to take another size. Call super: it tells the presented controller.
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
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    TransitionCalls.noteDefault(of: self)
    return true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    TransitionCalls.noteDefault(of: self)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    TransitionCalls.noteDefault(of: self)
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    TransitionCalls.noteDefault(of: self)
  }
}
