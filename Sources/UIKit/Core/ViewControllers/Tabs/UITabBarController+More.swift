import Foundation

// The tabs for which the bar of a narrow screen has no room. The last button of the bar shows them in a list.

/// A tab bar controller that can list its tabs. Lists are on a higher floor.
@MainActor
protocol MoreListing {
  /// Returns the controller of a list of `tabsInList`.
  func makeMoreList() -> UIViewController
}

extension UITabBarController {
  /// The largest number of buttons in the bar of a narrow screen, as on iOS.
  private static var mostButtons: Int { 5 }

  /// The controller behind the last button of a bar that has no room for all tabs, which lists the others.
  ///
  /// A controller that a person chooses there takes its place, and the button brings the list back. On iOS it is pushed.
  public var moreNavigationController: UINavigationController {
    if let more { return more }
    let list = ((self as UIViewController) as? any MoreListing)?.makeMoreList()
    let navigation = UINavigationController(rootViewController: list ?? UIViewController())
    navigation.tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "ellipsis"), tag: 0)
    more = navigation
    return navigation
  }

  /// The tabs that have a button of their own.
  var tabsInBar: ArraySlice<UIViewController> {
    let isNarrow = traitCollection.horizontalSizeClass != .regular
    return isNarrow && tabs.count > Self.mostButtons ? tabs.prefix(Self.mostButtons - 1) : tabs[...]
  }

  /// The tabs that the list shows.
  var tabsInList: ArraySlice<UIViewController> { tabs[tabsInBar.endIndex...] }

  /// The items of the bar.
  var barItemsOfTabs: [UITabBarItem] {
    tabsInBar.map(\.tabBarItem) + (tabsInList.isEmpty ? [] : [moreNavigationController.tabBarItem])
  }

  /// Returns the item of the bar that is selected with a controller, or nil if there is none.
  func barItem(of controller: UIViewController?) -> UITabBarItem? {
    guard let controller else { return nil }
    return tabsInList.contains(controller) ? moreNavigationController.tabBarItem : controller.tabBarItem
  }

  /// Selects the list, or goes back to its beginning, after a person has chosen its button.
  func moreWasChosen() {
    let navigation = moreNavigationController
    guard delegate?.ask(self, shouldSelect: navigation) ?? true else { return }
    if navigation === selected {
      TransitionCalls.asUIKit { _ = navigation.popToRootViewController(animated: true) }
    } else {
      if navigation.parent == nil {
        addChild(navigation)
        navigation.didMove(toParent: self)
        updateInsets()
      }
      TransitionCalls.asUIKit { select(navigation) }
    }
    delegate?.notify(self, didSelect: navigation)
  }
}

extension UITabBarController {
  /// Selects the tab that a person has chosen in the list.
  func listWasUsed(_ controller: UIViewController) {
    guard delegate?.ask(self, shouldSelect: controller) ?? true else { return }
    TransitionCalls.asUIKit { selectedViewController = controller }
    delegate?.notify(self, didSelect: controller)
  }
}
