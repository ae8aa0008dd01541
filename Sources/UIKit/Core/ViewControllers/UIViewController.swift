import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Without a name, the view comes from the nib with the name of the class, such as “CardViewController” or “CardView”, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (origin.nibName, origin.nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    super.init()
    coder.complete(self)
  }

  // MARK: View

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

  open private(set) var viewIfLoaded: UIView?

  open var isViewLoaded: Bool { viewIfLoaded != nil }

  open func loadViewIfNeeded() { if viewIfLoaded == nil { makeView() } }

  open func loadView() {
    if loadViewFromFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes a view that comes from an Interface Builder file the controller's.
  package func takeLoadedView(_ view: UIView) { self.view = view }

  open func viewDidLoad() {}

  /// Also the title of `navigationItem` and `tabBarItem` if they exist.
  @Observed open var title: String? { didSet { barItems.takeTitle(title) } }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentingViewController }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  var appearance = AppearanceState.disappeared
  var appearanceChange = AppearanceChange()

  /// Called before `viewWillAppear(_:)`, for containers to install the view of the child that they show.
  func prepareToAppear() {}

  /// A Boolean value that indicates whether the controller itself sends its children the completing appearance callbacks.
  var leadsAppearanceOfChildren: Bool { false }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginRequestedAppearance(isAppearing, animated: animated) }

  open func endAppearanceTransition() { endAppearance() }

  // MARK: Updates and layout

  open func updateProperties() {}
  /// Doesn't request layout.
  open func setNeedsUpdateProperties() { requestPropertyUpdate() }
  var propertyUpdateIsDue = true

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func updateViewConstraints() { view.updateConstraints() }

  open func viewSafeAreaInsetsDidChange() {}

  open func viewLayoutMarginsDidChange() {}

  @Observed open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea(boundsChanged: false) } }
  }

  /// The insets that a container adds to the safe area of its child for its bars, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea(boundsChanged: false) } }
  }

  /// Zero for no preference.
  @Observed open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notifyPreferredContentSize() } }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }

  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Never called by the system.
  open func didReceiveMemoryWarning() {}

  // MARK: Orientation and edges

  /// A stage can be rotated to any orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The controllers of a stage always follow rotations.
  open var shouldAutorotate: Bool { true }
  /// A stage keeps its own orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  var edges = LayoutEdges()

  // MARK: Status bar

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modalSettings.capturesStatusBarAppearance }
    set { modalSettings.capturesStatusBarAppearance = newValue }
  }

  /// Inside an animation block, the change is animated.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.windowScene?.statusBar?.update(animation: nil) }

  // MARK: Traits

  /// Before the view exists, the traits of the parent, or else the current ones.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @Observed open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { viewIfLoaded?.inheritTraits() } }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open var isMovingToParent: Bool { parentChange.isMovingToParent }
  open var isMovingFromParent: Bool { parentChange.isMovingFromParent }
  var parentChange = ParentChange()

  open func addChild(_ childController: UIViewController) { adopt(childController) }

  func childDidLeave(_ child: UIViewController) {}

  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) { if parent == nil { parentChange.isMovingFromParent = true } }

  open func didMove(toParent parent: UIViewController?) {}

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

  open func setEditing(_ editing: Bool, animated: Bool) { noteEditing(editing) }

  // MARK: Items of surrounding bars

  var barItems = BarItems()

  open var hidesBottomBarWhenPushed: Bool {
    get { barItems.hidesBottomBar }
    set { barItems.hidesBottomBar = newValue }
  }

  // MARK: Presentation

  private var modalSettings = ModalSettings()

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modalSettings.presentationStyle }
    set { modalSettings.presentationStyle = newValue }
  }

  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modalSettings.transitionStyle }
    set { modalSettings.transitionStyle = newValue }
  }

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var definesPresentationContext: Bool {
    get { modalSettings.definesContext }
    set { modalSettings.definesContext = newValue }
  }

  open var providesPresentationContextTransitionStyle: Bool {
    get { modalSettings.providesContextTransitionStyle }
    set { modalSettings.providesContextTransitionStyle = newValue }
  }

  open var isModalInPresentation: Bool {
    get { modalSettings.isModal }
    set { modalSettings.isModal = newValue }
  }

  /// The presentation in which this controller is the one presented.
  var presentation: ModalPresentation?
  /// The presentation in which this controller is the presenter.
  var presented: ModalPresentation?

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.coordinator ?? presented?.coordinator ?? parent?.transitionCoordinator
  }

  open var presentedViewController: UIViewController? { presented?.presentedViewController ?? parent?.presentedViewController }

  open var presentingViewController: UIViewController? { presentation?.presenter ?? parent?.presentingViewController }

  /// Before the presentation, the first access creates it for the modal presentation style. The presentation then uses it.
  open var presentationController: UIPresentationController? {
    presentation?.controller ?? parent?.presentationController ?? preparedController
  }

  var prepared = PreparedPresentation()

  /// Ignored, with a warning, while this controller presents another one, or if its view is in no window.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { beginDismissal(animated: flag, completion: completion) }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Segues

  package final var origin = InterfaceOrigin()

  /// Doesn't call `shouldPerformSegue(withIdentifier:sender:)`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segueWithIdentifier: identifier, sender: sender)
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Unwinding

  /// By default, calls the older method.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// By default, returns true if another controller has the method.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
    fromViewController !== self && responds(to: action)
  }

  /// By default, returns all children but the one with the source, the last first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return children.reversed().filter { $0 !== origin }
  }

  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source) { $0.parent }.first { $0.parent === self }
  }

  /// By default, does nothing. Containers of UIKit show the controller.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// By default, returns nil.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }
}
