import Foundation

@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public internal(set) var presentedViewController: UIViewController
  public internal(set) var presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Set from shortly before `presentationTransitionWillBegin()` to the end of the dismissal.
  open internal(set) var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  open var presentedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { true }

  open var shouldRemovePresentersView: Bool { false }

  /// Used only by sheets and popovers, behind content whose background is translucent. Nil for the system's plain background.
  @Observed open var backgroundEffect: UIVisualEffect? { didSet { containerView?.setNeedsLayout() } }

  @Observed open var overrideTraitCollection: UITraitCollection? { didSet { presentedViewController.viewIfLoaded?.inheritTraits() } }

  /// The remains of an interrupted presentation from a bar button, until its dismissal continues from there.
  var morphPlate: MorphPlate?

  /// How far the presenter has moved back behind the presented view, or nil if it doesn't move.
  var recession: PresenterRecession?

  /// A Boolean value that indicates whether the presented view fills the container, as in the full-screen and context styles.
  var fillsContainer: Bool { false }

  /// A Boolean value that indicates whether the presented view recedes behind a sheet that it presents.
  var recedesBehindSheets: Bool { fillsContainer }

  var adaptivity: PresentationAdaptivity { .fixed }

  /// The controller of the sheet that the presentation becomes in a compact size class, or this controller.
  var compactPresentationController: UIPresentationController { self }

  /// A Boolean value that indicates whether the delegate is also notified of a presentation that keeps its style.
  var announcesItsStyle: Bool { false }

  /// Returns an animator that replaces that of the presented controller's `modalTransitionStyle`, or nil.
  func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Called before the presentation, if it keeps its style in the presenter's traits.
  func prepareForPresentation() {}

  /// The animator and interaction controller of the next dismissal, if a gesture of the presentation requested it.
  var dismissalDriver: SheetDismissal? { nil }

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Also called once before the presentation.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size), with: coordinator)
  }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {
  public var traitCollection: UITraitCollection {
    let surrounding = containerView?.traitCollection ?? presentingViewController.traitCollection
    return overrideTraitCollection.map { UITraitCollection(traitsFrom: [surrounding, $0]) } ?? surrounding
  }
}

/// An object that decides about, and is notified of, dismissals by a drag, a click outside or Esc. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The method without traits is called only by the default implementation of this one.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  /// Returns nil to present the requested controller itself.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The style is `.none` if the presentation keeps its own.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    TransitionCalls.noteDefault(of: self)
    return adaptivePresentationStyle(for: controller)
  }

  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    TransitionCalls.noteDefault(of: self)
  }

  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    TransitionCalls.noteDefault(of: self)
  }

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
