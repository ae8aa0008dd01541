import Foundation

/// Shows one of several controllers, above a bar that selects among them.
///
/// The selection changes at once; what is shown follows. A tab that is selected while a transition runs is shown when it is over.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives do not exist here; there so that classes written for iOS compile.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Decides about selections, hears of them, and supplies transitions.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar below the content. It may be moved: a place given to it lasts until the view changes size.
  public let tabBar = UITabBar()

  // MARK: Tabs

  /// The controllers that the tabs stand for.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected controller stays selected if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { setTabs(viewControllers ?? []) }

  /// The number of the selected tab; `NSNotFound` without tabs. Setting it asks the delegate for an animator, but not for leave.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      TransitionCalls.tell(.uikit, type: self, "selectedIndex=", [newValue]) { select(tabs[newValue]) }
    }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs.contains(newValue) else { return }
      TransitionCalls.tell(.uikit, type: self, "selectedViewController=", [newValue]) { select(newValue) }
    }
  }

  /// Makes `childController` the last tab.
  open override func addChild(_ childController: UIViewController) {
    if tabs.contains(childController) { super.addChild(childController) } else { setTabs(tabs + [childController]) }
  }

  /// A tab that is taken out as a child is a tab no more.
  override func childDidLeave(_ child: UIViewController) {
    if tabs.contains(child) { setTabs(tabs.filter { $0 !== child }) }
  }

  /// The selected controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected controller decides about the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  // MARK: State

  var tabs: [UIViewController] = []
  /// The controller whose tab is selected.
  var selected: UIViewController?
  /// The controller whose view is in place, or is leaving.
  var shown: UIViewController?
  /// From the moment at which a transition is decided on to the very end of it.
  var isBusy = false
  var transition: ChildTransition?
  /// The controllers that are no tabs any more, and have not left.
  var leaving: [UIViewController] = []
  /// Whether a page that was pushed has taken the bar away.
  var isBarPushedAway = false
  /// Where the bar was put by layout; code may have moved it since.
  var barPlace = CGRect.zero
  /// Where the pages are: all of the view, behind the bar as well.
  let contentView = UIView()

  // MARK: View

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.layOut() }
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabBar.choose = { [weak self] in self?.itemWasChosen($0) }
    tabBar.visibilityDidChange = { [weak self] in self?.updateInsets() }
    for subview in [contentView, tabBar] { view.addSubview(subview) }
    self.view = view
  }

  override func prepareToAppear() { catchUp() }

  override var leadsAppearanceOfChildren: Bool { isBusy }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.context.coordinator ?? super.transitionCoordinator
  }
}
