import Foundation

/// The selection changes at once, and the visible page follows. A tab that is selected during a transition is shown after it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Code may move it. Its frame then lasts until the view changes its size.
  public let tabBar = UITabBar()

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { setTabs(viewControllers ?? []) }

  /// `NSNotFound` without tabs. Setting it asks the delegate for an animator, but not whether to select the tab.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      TransitionCalls.reporting(.uikit, type: self, "selectedIndex=", [newValue]) { select(tabs[newValue]) }
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs.contains(newValue) else { return }
      TransitionCalls.reporting(.uikit, type: self, "selectedViewController=", [newValue]) { select(newValue) }
    }
  }

  /// Adds `childController` as the last tab.
  open override func addChild(_ childController: UIViewController) {
    if tabs.contains(childController) || childController === more {
      super.addChild(childController)
    } else {
      setTabs(tabs + [childController])
    }
  }

  /// Removes the tab of a child that has been removed.
  override func childDidLeave(_ child: UIViewController) {
    if tabs.contains(child) { setTabs(tabs.filter { $0 !== child }) }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Minimizing and accessory

  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { minimizing.behavior }
    set {
      minimizing.behavior = newValue
      if newValue != .onScrollDown, newValue != .onScrollUp { expandBar() }
    }
  }

  open var bottomAccessory: UITabAccessory? {
    get { accessoryView?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { showAccessory(bottomAccessory, animated: animated) }

  // MARK: State

  var minimizing = TabMinimizing()
  var accessoryView: TabAccessoryView?
  /// The scroll view of the visible page if no navigation controller follows it, or nil.
  weak var followedContent: UIScrollView?
  /// The latest vertical offset of the visible content, in points.
  var latestContentOffset: (content: UIScrollView, y: CGFloat)?

  var tabs: [UIViewController] = []
  /// The controller that lists the tabs without a button, once it is needed.
  var more: UINavigationController?
  var selected: UIViewController?
  /// The controller whose view is visible, or is leaving.
  var shown: UIViewController?
  /// A Boolean value that indicates whether a transition is in progress, from the decision to start it until its very end.
  var isBusy = false
  var transition: ChildTransition?
  /// The controllers that are no longer tabs, but are still children.
  var leaving: [UIViewController] = []
  /// A Boolean value that indicates whether a pushed page has hidden the bar.
  var isBarHidden = false
  /// The frame that layout gave the bar. Code may have moved the bar since.
  var barPlace = CGRect.zero
  /// The container of the pages, which covers the whole view, including the area behind the bar.
  let contentView = UIView()

  // MARK: View

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.layOut() }
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabBar.delegate = self
    tabBar.choose = { [weak self] in self?.itemWasChosen($0) }
    tabBar.visibilityDidChange = { [weak self] in self?.updateInsets() }
    for subview in [contentView, tabBar] { view.addSubview(subview) }
    self.view = view
  }

  override func prepareToAppear() { showCurrentController() }

  override var leadsAppearanceOfChildren: Bool { isBusy }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.context.coordinator ?? super.transitionCoordinator
  }
}
