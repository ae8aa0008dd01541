import Foundation

/// Manages the presentation of a view controller: its frame, the views around it, and animations alongside the animator's.
///
/// This class makes the presented view cover the container. Subclass it and return it from the transitioning delegate (style
/// `.custom`) to add a dimming view, use another frame or wrap the presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public internal(set) var presentedViewController: UIViewController
  public internal(set) var presentingViewController: UIViewController
  /// The object that decides about, and is notified of, dismissals that a person starts.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which the presentation takes place.
  ///
  /// Set from shortly before `presentationTransitionWillBegin()` to the end of the dismissal.
  open internal(set) var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that animators move: the presented controller's view, or a wrapper around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view, in the container's coordinate space.
  ///
  /// The bounds of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presentation covers the whole window rather than the presenter's context.
  ///
  /// The default is true.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenter's view leaves the window once it is covered.
  ///
  /// The default is false.
  open var shouldRemovePresentersView: Bool { false }

  /// The effect behind the content of a sheet or popover, or nil for the system's plain background.
  ///
  /// The content shows it where its background is translucent. Other presentations do not use it.
  @Observed open var backgroundEffect: UIVisualEffect? { didSet { containerView?.setNeedsLayout() } }

  /// The traits of the presented controller that differ from those around it, or nil for none.
  ///
  /// In place of it, newer code sets `traitOverrides` of the presented controller.
  @Observed open var overrideTraitCollection: UITraitCollection? { didSet { presentedViewController.viewIfLoaded?.inheritTraits() } }

  /// The state that is left of an interrupted presentation out of a bar button, until its dismissal goes on with it.
  var morphPlate: MorphPlate?

  /// How far the presenter has moved back behind the presented view, or nil if it doesn't move.
  var recession: PresenterRecession?

  /// A Boolean value that indicates whether the presented view fills the container, as in the full-screen and context styles.
  var fillsContainer: Bool { false }

  /// A Boolean value that indicates whether a presenter's view that the presentation shows recedes behind a sheet in front of it.
  var recedesBehindSheets: Bool { fillsContainer }

  /// Whether the presentation takes another style where the size class is compact.
  var adaptivity: PresentationAdaptivity { .fixed }

  /// The controller of the sheet that the presentation becomes where the size class is compact, or the controller itself.
  var compactPresentationController: UIPresentationController { self }

  /// A Boolean value that indicates whether the delegate is told of a presentation that keeps its style.
  var announcesItsStyle: Bool { false }

  /// Returns the animator of a presentation that does not use the presented controller's `modalTransitionStyle`.
  func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Called before the presentation, if it keeps its style in the presenter's traits.
  func prepareForPresentation() {}

  /// The animator and interaction controller of the next dismissal, if a gesture of the presentation itself requested it.
  var dismissalDriver: SheetDismissal? { nil }

  /// Notifies the controller that the presentation is about to begin.
  ///
  /// Override it to add views around the presented view and animate them with the transition's coordinator.
  open func presentationTransitionWillBegin() {}

  /// Notifies the controller that the presentation has ended.
  ///
  /// If it was not completed, remove the added views.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  /// Notifies the controller that the dismissal has ended.
  ///
  /// If it was not completed, the view controller stays presented.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Notifies the controller that the container is about to lay out its subviews.
  ///
  /// Override it to set the presented view's frame.
  open func containerViewWillLayoutSubviews() {}

  /// Notifies the controller that the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Traits

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: UIContentContainer

  /// The size that the presented controller prefers, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Notifies the controller that its traits are about to change. Call super, which notifies the presented controller.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Notifies the controller that the presented controller prefers another size.
  ///
  /// Also called once before the presentation.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Notifies the controller that constraints have given the view of the presented controller another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of the presented view in a container of size `parentSize`, in points.
  ///
  /// The default is `parentSize`, so that `frameOfPresentedViewInContainerView` can ask for the size.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  /// Notifies the controller that the container is about to change its size.
  ///
  /// Call super, which notifies the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size), with: coordinator)
  }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {
  /// The traits around the presentation, with those that the controller overrides.
  public var traitCollection: UITraitCollection {
    let surrounding = containerView?.traitCollection ?? presentingViewController.traitCollection
    return overrideTraitCollection.map { UITraitCollection(traitsFrom: [surrounding, $0]) } ?? surrounding
  }
}

/// An object that decides about, and is notified of, dismissals that a person starts (a drag, a click outside, Esc).
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of a presentation on a small screen, `.none` to keep its own, or `.automatic` for the system's choice.
  ///
  /// The method without traits is called only by the default implementation of this one.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  /// Returns the style of a presentation on a small screen, `.none` to keep its own, or `.automatic` for the system's choice.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Configures the presentation controller of the adaptive style before its presentation.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  /// Returns the controller to present in the adaptive style, such as a navigation controller around the presented one, or nil for
  /// the presented one itself.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Notifies the delegate that the presentation is about to begin, in an adaptive style, or in its own if `.none`.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Notifies the delegate of an attempt to dismiss that `presentationControllerShouldDismiss(_:)` or `isModalInPresentation`
  /// prevented.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns what the method without traits returns.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    TransitionCalls.noteDefault(of: self)
    return adaptivePresentationStyle(for: controller)
  }

  /// Returns `.automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    TransitionCalls.noteDefault(of: self)
  }

  /// Returns nil: the presented controller itself.
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
