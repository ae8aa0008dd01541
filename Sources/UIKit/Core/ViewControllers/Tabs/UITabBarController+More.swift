import Foundation

// The tabs for which the bar of a narrow screen has no room. The last button of the bar lists them.

/// A tab bar controller that can list its tabs. `Lists` implements it, to which Core must not refer.
@MainActor
protocol MoreListing {
  /// Returns the controller of a list of `tabsInList`.
  func makeMoreList() -> UIViewController
}

extension UITabBarController {
  /// The largest number of buttons in the bar of a narrow screen, as on iOS.
  private static var mostButtons: Int { 5 }

  /// A controller that a person chooses there replaces the list, and the button brings the list back. On iOS, the controller is pushed.
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

  var tabsInList: ArraySlice<UIViewController> { tabs[tabsInBar.endIndex...] }

  var barItemsOfTabs: [UITabBarItem] {
    tabsInBar.map(\.tabBarItem) + (tabsInList.isEmpty ? [] : [moreNavigationController.tabBarItem])
  }

  /// Returns the item of the bar that is selected with a controller, or nil if there is none.
  func barItem(of controller: UIViewController?) -> UITabBarItem? {
    guard let controller else { return nil }
    return tabsInList.contains(controller) ? moreNavigationController.tabBarItem : controller.tabBarItem
  }

  /// Selects the list, or pops to it, after a person has chosen its button.
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
