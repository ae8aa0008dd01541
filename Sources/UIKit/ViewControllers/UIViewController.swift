import Foundation

/// Manages one screen, or part of one: its view, its children, and what it presents.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// A controller that makes its view in `loadView()`. Nib files do not exist here; both arguments are there for code from iOS.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Archives do not exist here; there so that classes written for iOS compile.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  /// The controller's view, made at the first access.
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

  /// The view if it has been made.
  open private(set) var viewIfLoaded: UIView?

  /// Whether the view has been made.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes the view unless it exists.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    if viewIfLoaded == nil {
      misuse("-[\(type(of: self)) loadView] returned without setting the controller's view")
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewDidLoad()
  }

  /// Makes the view and sets `view`: one the size of the screen unless overridden.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Tells that the view has been made.
  open func viewDidLoad() {}

  /// What bars and lists call the controller. Setting it sets the titles of `navigationItem` and `tabBarItem` as well.
  open var title: String? {
    didSet {
      loadedNavigationItem?.title = title
      loadedTabBarItem?.title = title
    }
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentingViewController }

  // MARK: Appearance

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its window, with its traits and size, and is about to be laid out: the place to set up what depends on them.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is shown, its transition over.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to be hidden.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is hidden, its transition over.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Where the controller is between hidden and shown.
  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing(_:)` has still to be called for the appearance under way.
  var owesIsAppearing = false

  /// Called before `viewWillAppear(_:)`: containers put the child that they show in place.
  func prepareToAppear() {}

  /// Whether the controller, in a transition of its own, tells its children when they have appeared or disappeared.
  var leadsAppearanceOfChildren: Bool { false }

  /// Whether children are told of appearance along with this controller. Containers that tell them themselves return false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// For containers: tells a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }

  /// For containers: tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view; call super. Override it to set up constraints that depend on the controller's state.
  open func updateViewConstraints() { view.updateConstraints() }

  /// The view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view's margins may have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Insets that the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea(boundsChanged: false) } }
  }

  /// The insets that a container gives its child for its bars, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea(boundsChanged: false) } }
  }

  var effectiveAdditionalSafeAreaInsets: UIEdgeInsets {
    let (own, container) = (additionalSafeAreaInsets, containerSafeAreaInsets)
    return UIEdgeInsets(
      top: own.top + container.top, left: own.left + container.left, bottom: own.bottom + container.bottom,
      right: own.right + container.right)
  }

  /// The size that suits the content, in points; zero for no wish. Containers and presentations may follow it.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// A child prefers another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child's view will have in a view of `parentSize`, in points.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  /// Tells that the view is about to take another size. Call super: it tells the children and what is presented.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    presented?.controller?.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Status bar

  /// Whether the status bar is to be hidden while the controller decides about it.
  open var prefersStatusBarHidden: Bool { false }
  /// What the status bar is to be drawn in while the controller decides about it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar is to come and go.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides in the controller's place whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides in the controller's place about the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether the controller, when it is presented, decides about the status bar though it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Tells that the controller wishes another status bar; inside an animation block the bar changes along with the rest.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.windowScene?.statusBar?.update(animation: nil) }

  // MARK: Traits

  /// The view's traits; before there is a view, those around.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current }

  /// The view's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the controller's view and all inside it; `.unspecified` inherits.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { viewIfLoaded?.inheritTraits() } }

  // MARK: Containment

  /// The controller that this one is a child of.
  open internal(set) weak var parent: UIViewController?
  /// The child controllers, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []
  /// Whether the appearance under way comes from being added to a parent.
  open internal(set) var isMovingToParent = false
  /// Whether the disappearance under way comes from leaving the parent.
  open internal(set) var isMovingFromParent = false

  /// Makes `childController` a child. Add its view yourself, then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// A child has left.
  func childDidLeave(_ child: UIViewController) {}

  /// Leaves the parent. Call `willMove(toParent: nil)` and remove the view first.
  open func removeFromParent() { leaveParent() }

  /// The controller is about to become a child of `parent`, or to leave its parent. Call super.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { isMovingFromParent = true } }

  /// The controller has become a child of `parent`, or has left its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view by another's with an animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  // MARK: Bars around

  /// What the navigation bar shows while the controller is on top.
  var loadedNavigationItem: UINavigationItem?
  /// What the tab bar shows for the controller.
  var loadedTabBarItem: UITabBarItem?

  /// Whether a tab bar around leaves the screen when the controller is pushed, and stays away until it is popped.
  open var hidesBottomBarWhenPushed = false

  // MARK: Presentation

  /// How the controller is shown when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The standard animation for being presented and dismissed.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Supplies what customises being presented: animators, interaction controllers, a presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether `.currentContext` presentations by controllers inside this one cover this one's view.
  open var definesPresentationContext = false
  /// Whether those that cover this controller as their context come by its `modalTransitionStyle` instead of their own.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a person may not dismiss the controller by drag, click outside or Esc.
  open var isModalInPresentation = false

  /// The presentation in which this controller is the one presented.
  var presentation: ModalPresentation?
  /// The presentation in which this controller is the presenter.
  var presented: ModalPresentation?

  /// The controller that this one, or the nearest of its ancestors that does, presents.
  open var presentedViewController: UIViewController? { presented?.presentedViewController ?? parent?.presentedViewController }

  /// The controller that presented this one, or its nearest ancestor that was presented.
  open var presentingViewController: UIViewController? { presentation?.presenter ?? parent?.presentingViewController }

  /// What manages the presentation of this controller, or of its nearest ancestor that is presented.
  ///
  /// Before the presentation, it is made on the first access, by the controller's style; the presentation then uses it.
  open var presentationController: UIPresentationController? {
    presentation?.controller ?? parent?.presentationController ?? prepared.controller(for: self)
  }

  /// The sheet that manages the presentation; nil where the style is no sheet.
  open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

  /// What will manage a presentation that has not begun.
  var prepared = PreparedPresentation()

  /// Whether the transition that presents this controller is running.
  open var isBeingPresented: Bool { presentation?.isPresenting ?? false }

  /// Whether the transition that dismisses this controller is running.
  open var isBeingDismissed: Bool { presentation?.isDismissing ?? false }

  /// Shows `viewControllerToPresent` over this controller's screen.
  ///
  /// Refused with a warning while this controller presents another one, or when it is in no window.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    TransitionCalls.tell(.uikit, type: self, "present(_:animated:)", [viewControllerToPresent, flag]) {
      ModalPresentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }
  }

  /// Dismisses what this controller presents, with all that is presented on top; else the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    TransitionCalls.tell(.uikit, type: self, "dismiss(animated:)", [flag]) {
      ModalPresentation.dismiss(from: self, animated: flag, completion: completion)
    }
  }

  /// Shows a controller in the way that fits: pushed by a navigation controller around this one, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Segues

  /// How the segues that start here are made, by their identifiers.
  package final var segues: [String: SegueMaker] = [:]

  /// Performs the segue with an identifier, after `prepare(for:sender:)`. Does not ask `shouldPerformSegue(withIdentifier:sender:)`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segueWithIdentifier: identifier, sender: sender)
  }

  /// Whether a segue that a person has triggered in a storyboard's scene may be performed. True unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue is about to be performed: the place to hand its destination what that needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The transition in progress that the controller, or an ancestor, takes part in; nil when there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.coordinator ?? presented?.coordinator ?? parent?.transitionCoordinator
  }
}

extension UIViewController: UITraitEnvironment {}
