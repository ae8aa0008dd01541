import Foundation

/// The stack changes at once, and the visible page follows. A drag catches a standard push or pop where it is, and a pop requested during a
/// push or another pop completes that and begins there. Other pushes and pops requested during a transition are shown together, in one
/// transition, after it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = coder.value(for: Self.navigationBarKey) ?? UINavigationBar()
    toolbarState.bar = coder.value(for: Self.toolbarKey)
    super.init(coder: coder)
    followTranslucency()
  }

  package static let navigationBarKey = InterfaceCoder.Key<UINavigationBar>("navigationBar")
  package static let toolbarKey = InterfaceCoder.Key<UIToolbar>("toolbar")

  open var delegate: (any UINavigationControllerDelegate)? {
    get { weakDelegate }
    set { weakDelegate = newValue }
  }
  private weak var weakDelegate: (any UINavigationControllerDelegate)? { didSet { delegateAnimates = false } }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if preferredContentSize == .zero, container === topViewController { notifyPreferredContentSize() }
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    reporting("setViewControllers(_:animated:)", [viewControllers, animated]) { setStack(viewControllers, animated: animated) }
  }

  /// Ignored, with a warning, if the controller is already on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    reporting("pushViewController(_:animated:)", [viewController, animated]) { setStack(stack + [viewController], animated: animated) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return reporting("popViewController(animated:)", [animated]) { pop(to: stack.count - 2, animated: animated).last }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      UIWindowScene.warn("Attempt to pop to \(viewController), which is not in the stack of \(self).")
      return nil
    }
    return reporting("popToViewController(_:animated:)", [viewController, animated]) { pop(to: index, animated: animated) }
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return reporting("popToRootViewController(animated:)", [animated]) { pop(to: 0, animated: animated) }
  }

  private func reporting<Result>(_ method: String, _ arguments: @autoclosure () -> [Any?], _ call: () -> Result) -> Result {
    TransitionCalls.reporting(.uikit, type: self, method, arguments(), call)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return popped
  }

  open var topViewController: UIViewController? { stack.last }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Nil while the bar is visible, because the bar is below the status bar and determines its style.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(subsequentVC) { popToViewController(subsequentVC, animated: unwindSegue.animatesUnwinding) }
  }

  // MARK: The bar

  public let navigationBar: UINavigationBar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// The bar moves vertically, or sideways along with the push or pop in progress.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden, animated: animated) }

  // MARK: Going back by gesture and key

  /// Its delegate, which may be replaced, prevents the drag while the bar or its back button is hidden.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = popGestures.edge

  /// It begins with a movement to the right, and catches a standard push or pop in progress. Recognizers in the pages, such as those of
  /// scroll views, have priority, and so do sliders.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = popGestures.content

  private lazy var popGestures = PopGestures(navigationController: self)

  open override var keyCommands: [UIKeyCommand]? {
    let back = UIKeyCommand(
      title: "Back", input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: UINavigationController.goBackByKey)
    let cancel = UIKeyCommand(title: "Cancel", input: UIKeyCommand.inputEscape, action: UINavigationController.cancelSearch)
    return (mayGoBack ? [back] : []) + (activeSearch == nil ? [] : [cancel])
  }

  private func goBackByKey() { goBack() }

  /// Pops at the request of a person, through the back button, the keyboard or the edge gesture.
  func goBack() { TransitionCalls.asUIKit { _ = popViewController(animated: true) } }

  /// Pops to the page of an item that a person has chosen in the menu of the back button.
  private func goBack(to item: UINavigationItem) {
    guard let page = stack.first(where: { $0.barItems.navigation === item }) else { return }
    TransitionCalls.asUIKit { _ = popToViewController(page, animated: true) }
  }

  // MARK: State

  /// The current stack, including changes that are not visible yet.
  var stack: [UIViewController] = []
  /// The stack whose top is `shown`. It differs from `stack` only during a transition.
  var shownStack: [UIViewController] = []
  /// The controller whose view is visible, or is leaving.
  var shown: UIViewController?
  /// A Boolean value that indicates whether a transition is in progress, from the decision to start it until its very end.
  var isBusy = false
  var transition: ChildTransition?
  /// A Boolean value that indicates whether to animate the changes requested during the transition.
  var animatesNext = false
  var operation = Operation.none
  /// The driver of the next pop, if a drag or an interrupted push has requested it.
  var nextDriver: SlideDriver?
  /// A Boolean value that indicates whether the delegate has supplied the animator of the latest transition.
  var delegateAnimates = false
  let moves = PageMoves()

  var isBarHidden = false
  var toolbarState = NavigationToolbar()
  /// The gestures that hide the bars, or nil if none does.
  var hiding: BarHiding?
  /// The scroll view below the bar, whose position determines the bar's background.
  weak var scrollViewBelowBar: UIScrollView?
  /// A Boolean value that indicates whether the bar is adapting to the content, so that movements of the content that result are ignored.
  var isFollowingContent = false
  /// The container of the pages, which covers the whole view, including the area below the bar.
  let contentView = UIView()

  // MARK: View

  open override func loadView() {
    let view = ContainerView { [weak self] in
      self?.popGestures.updateEdge()
      self?.layOut()
    }
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    navigationBar.goBack = { [weak self] in self?.goBack() }
    navigationBar.goBackTo = { [weak self] in self?.goBack(to: $0) }
    navigationBar.heightMayHaveChanged = { [weak self] in self?.barItemsDidChange() }
    for subview in [contentView, navigationBar] { view.addSubview(subview) }
    self.view = view
    for recognizer in [interactiveContentPopGestureRecognizer, interactivePopGestureRecognizer].compactMap({ $0 }) {
      view.addGestureRecognizer(recognizer)
    }
  }

  override func prepareToAppear() { showCurrentController(animated: false) }

  override var leadsAppearanceOfChildren: Bool { isBusy }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.context.coordinator ?? super.transitionCoordinator
  }
}
