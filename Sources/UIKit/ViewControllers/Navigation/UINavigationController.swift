import Foundation

/// Shows the last of a stack of controllers, below a bar that leads back to the others.
///
/// The stack changes at once; what is shown follows. Pushes and pops that are asked for while a transition runs are shown together,
/// in one transition, when it is over.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A controller whose stack begins with `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives do not exist here; there so that classes written for iOS compile.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears of pushes and pops, and supplies their animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The stack, the root first. Setting it shows the new last controller without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue, animated: false) }
  }

  /// Replaces the stack: with a push if its last controller is new, with a pop if it was in the stack before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    tell("setViewControllers(_:animated:)", [viewControllers, animated]) { setStack(viewControllers, animated: animated) }
  }

  /// Puts a controller on top of the stack. Refused with a warning if it is in it already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    tell("pushViewController(_:animated:)", [viewController, animated]) { setStack(stack + [viewController], animated: animated) }
  }

  /// Takes the top controller off the stack and returns it; the root stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return tell("popViewController(animated:)", [animated]) { pop(to: stack.count - 2, animated: animated).last }
  }

  /// Takes all off the stack that stand on `viewController`, and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      HostServices.warn("Attempt to pop to \(viewController), which is not in the stack of \(self).")
      return nil
    }
    return tell("popToViewController(_:animated:)", [viewController, animated]) { pop(to: index, animated: animated) }
  }

  /// Takes all but the root off the stack, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return tell("popToRootViewController(animated:)", [animated]) { pop(to: 0, animated: animated) }
  }

  private func tell<Result>(_ method: String, _ arguments: @autoclosure () -> [Any?], _ call: () -> Result) -> Result {
    TransitionCalls.tell(.uikit, type: self, method, arguments(), call)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return popped
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The top controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The top controller decides about the status bar's style where no bar of this controller lies below it.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  /// What is on show: what the top controller presents, else the top controller.
  open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: The bar

  /// The bar above the content. What it shows comes from the controllers' navigation items.
  public let navigationBar = UINavigationBar()

  /// Whether the bar is away.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar away or brings it back: upwards, or sideways together with the push or pop under way.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden, animated: animated) }

  // MARK: Going back by gesture and key

  /// The drag from the left edge that pops. Its delegate, which may be replaced, refuses it while the bar or its back button is hidden.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = edgePop.recognizer

  private lazy var edgePop = EdgePop(navigationController: self)

  open override var keyCommands: [UIKeyCommand]? {
    let back = UIKeyCommand(
      title: "Back", input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: UINavigationController.goBackByKey)
    return mayGoBack ? [back] : nil
  }

  private func goBackByKey() { goBack() }

  /// Pops because a person has asked UIKit for it.
  func goBack() { TransitionCalls.asUIKit { _ = popViewController(animated: true) } }

  /// Whether there is somewhere to go back to, nothing is under way, and nothing covers the stack.
  var mayGoBack: Bool { stack.count > 1 && !isBusy && presentedViewController == nil }

  // MARK: State

  /// The stack as it has been asked for.
  var stack: [UIViewController] = []
  /// The stack that `shown` is the top of: the same, unless a transition is under way.
  var shownStack: [UIViewController] = []
  /// The controller whose view is in place, or is leaving.
  var shown: UIViewController?
  /// From the moment at which a transition is decided on to the very end of it.
  var isBusy = false
  var transition: ChildTransition?
  /// Whether what was asked for during the transition shall be animated.
  var animatesNext = false
  /// What drives the next pop, when the edge gesture has asked for it.
  var popDriver: (any UIViewControllerInteractiveTransitioning)?
  /// The controllers that have been told of leaving, and have not left.
  var leaving: [UIViewController] = []
  /// The controllers that have been told of coming, and have not arrived.
  var arriving: [UIViewController] = []

  var isBarHidden = false
  /// What scrolls below the bar.
  weak var scrollViewBelowBar: UIScrollView?
  /// Where the pages are: all of the view, below the bar as well.
  let contentView = UIView()

  // MARK: View

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.layOut() }
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    navigationBar.goBack = { [weak self] in self?.goBack() }
    for subview in [contentView, navigationBar] { view.addSubview(subview) }
    self.view = view
    if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
  }

  override func prepareToAppear() { catchUp(animated: false) }

  override var leadsAppearanceOfChildren: Bool { isBusy }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.context.coordinator ?? super.transitionCoordinator
  }
}
