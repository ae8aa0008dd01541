import Foundation

/// An object that manages one screen, or part of one: its view, its children and its presentations.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Creates a controller whose view `loadView()` creates.
  ///
  /// Nib files are not supported; both arguments exist for compatibility with iOS and are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller for classes written for iOS.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  /// The view of the controller, created on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.viewController = nil
      viewIfLoaded = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it has been created, otherwise nil.
  open private(set) var viewIfLoaded: UIView?

  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Creates the view unless it exists.
  open func loadViewIfNeeded() { if viewIfLoaded == nil { makeView() } }

  /// Creates the view and sets `view`. The default implementation creates a view of the size of the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  /// The title that bars and lists show for the controller, which is also that of `navigationItem` and `tabBarItem` if they exist.
  @Observed open var title: String? { didSet { barItems.takeTitle(title) } }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentingViewController }

  // MARK: Appearance

  /// Notifies the controller that its view is about to become visible.
  open func viewWillAppear(_ animated: Bool) {}

  /// Notifies the controller that its view is in its window, with its traits and size, for setup that depends on them, before layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Notifies the controller that its view is visible and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  /// Notifies the controller that its view is hidden and the transition is over.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The state of the controller between hidden and visible.
  var appearance = AppearanceState.disappeared
  /// What is known of the latest change of that state.
  var appearanceChange = AppearanceChange()

  /// Called before `viewWillAppear(_:)`, for containers to install the view of the child that they show.
  func prepareToAppear() {}

  /// A Boolean value that indicates whether the controller itself sends its children the completing appearance callbacks.
  var leadsAppearanceOfChildren: Bool { false }

  /// A Boolean value that indicates whether children receive appearance callbacks along with this controller. Containers that call them
  /// directly return false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that it is about to appear or disappear. Containers call this method.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginRequestedAppearance(isAppearing, animated: animated) }

  /// Notifies a child that it has appeared or disappeared. Containers call this method.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Updates and layout

  /// Sets what the views show, and how, from the model. It comes before layout, first before the first one. Do not call it directly.
  open func updateProperties() {}
  /// Requests a call of `updateProperties()` before the next layout pass, which isn't requested.
  open func setNeedsUpdateProperties() { requestPropertyUpdate() }
  /// A Boolean value that indicates whether a call of `updateProperties()` is due.
  var propertyUpdateIsDue = true

  /// Notifies the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Notifies the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view. Override it to set up constraints that depend on the controller's state, and call super.
  open func updateViewConstraints() { view.updateConstraints() }

  open func viewSafeAreaInsetsDidChange() {}

  open func viewLayoutMarginsDidChange() {}

  /// The insets that the controller adds to the safe area of its view, in points.
  @Observed open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea(boundsChanged: false) } }
  }

  /// The insets that a container adds to the safe area of its child for its bars, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea(boundsChanged: false) } }
  }

  /// The size that suits the content, in points, or zero for no preference. Containers and presentations may use it.
  @Observed open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notifyPreferredContentSize() } }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child's view in a view of size `parentSize`, in points.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  /// Notifies the controller that its view is about to change its size. Call super, which notifies the children and the presentation.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Notifies the controller that its traits are about to change. Call super, which notifies the children and the presentation.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Notifies the controller of a lack of memory, which never occurs here.
  open func didReceiveMemoryWarning() {}

  // MARK: Orientation and edges

  /// The orientations that the controller supports. A stage can be rotated to any.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// A Boolean value that indicates whether the controller follows rotations. A stage's always do.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented. A stage keeps its own.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  var edges = LayoutEdges()

  // MARK: Status bar

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation with which the status bar appears and disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides whether the status bar is hidden, or nil if the controller itself decides.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides the style of the status bar, or nil if the controller itself decides.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// A Boolean value that indicates whether the controller, when presented, controls the status bar even if it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Notifies the system that the status bar attributes have changed. Inside an animation block the change is animated.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.windowScene?.statusBar?.update(animation: nil) }

  // MARK: Traits

  /// The traits of the view. Before the view exists, the traits of the parent, or else the current ones.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the controller's view and its subviews.
  ///
  /// `.unspecified` inherits it.
  @Observed open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { viewIfLoaded?.inheritTraits() } }

  // MARK: Containment

  /// The container of the controller, or nil if it is not a child.
  open internal(set) weak var parent: UIViewController?
  /// The child controllers, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []
  /// A Boolean value that indicates whether the controller is appearing because it was added to a parent.
  open internal(set) var isMovingToParent = false
  /// A Boolean value that indicates whether the controller is disappearing because it leaves its parent.
  open internal(set) var isMovingFromParent = false

  /// Makes `childController` a child.
  ///
  /// Then add its view, and call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Notifies the controller that a child has been removed.
  func childDidLeave(_ child: UIViewController) {}

  /// Removes the controller from its parent.
  ///
  /// Before that, call `willMove(toParent: nil)` and remove the view.
  open func removeFromParent() { leaveParent() }

  /// Notifies the controller that it is about to become a child of `parent`, or to leave its parent if nil.
  ///
  /// Call super.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { isMovingFromParent = true } }

  /// Notifies the controller that it has become a child of `parent`, or has left its parent if nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces the view of one child with the view of another, with an animation.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is added to the same superview.
  ///   - duration: The duration of the animation, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes to animate.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the animations finished.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { barItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether a person edits what the controller shows. Override it to show it, and call super, which updates `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) { noteEditing(editing) }

  // MARK: Items of surrounding bars

  var barItems = BarItems()

  /// A Boolean value that indicates whether an enclosing tab bar is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The standard animation of the controller's presentation and dismissal.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The object that customizes the presentation: its animators, interaction controllers and presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether `.currentContext` presentations by controllers inside this one cover this one's view.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether presentations that cover this controller as their context use its `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the controller prevents dismissal by a drag, a click outside or Esc.
  open var isModalInPresentation = false

  /// The presentation in which this controller is the one presented.
  var presentation: ModalPresentation?
  /// The presentation in which this controller is the presenter.
  var presented: ModalPresentation?

  /// The coordinator of the transition in progress in which the controller or an ancestor takes part, or nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.coordinator ?? presented?.coordinator ?? parent?.transitionCoordinator
  }

  /// The controller that this one presents, or that its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { presented?.presentedViewController ?? parent?.presentedViewController }

  /// The controller that presented this one, or its nearest ancestor that was presented.
  open var presentingViewController: UIViewController? { presentation?.presenter ?? parent?.presentingViewController }

  /// The object that manages the presentation of this controller, or of its nearest presented ancestor.
  ///
  /// Before the presentation, the first access creates it according to the modal presentation style. The presentation then uses it.
  open var presentationController: UIPresentationController? {
    presentation?.controller ?? parent?.presentationController ?? preparedController
  }

  /// The presentation controller for a presentation that has not begun.
  var prepared = PreparedPresentation()

  /// Presents `viewControllerToPresent` over this controller.
  ///
  /// The call is ignored, with a warning, while this controller presents another one, or if its view is in no window.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all presentations on top of it.
  ///
  /// If there is none, dismisses this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { beginDismissal(animated: flag, completion: completion) }

  /// Shows a controller in the way that suits the container: a surrounding navigation controller pushes it, otherwise it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller with the details of what a person has chosen: beside this one in a container that has room for it, otherwise
  /// the controller is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Segues

  /// The closures that create the segues from this controller, by segue identifier.
  package final var segues: [String: SegueMaker] = [:]

  /// Performs the segue with the given identifier, after `prepare(for:sender:)`.
  ///
  /// Does not call `shouldPerformSegue(withIdentifier:sender:)`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segueWithIdentifier: identifier, sender: sender)
  }

  /// Returns whether to perform a segue that a person has triggered in a scene of a storyboard.
  ///
  /// The default implementation returns true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Notifies the controller that a segue is about to be performed.
  ///
  /// Override it to pass data to the destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}
