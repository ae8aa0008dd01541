import Foundation

// The layout of the tab bar, and its effect on the pages.
extension UITabBarController {
  /// Lays out the bar and the pages after a change of the view's size or safe area.
  func layOut() {
    if shown == nil && !isBusy { showCurrentController() }
    if tabBar.items ?? [] != barItemsOfTabs { itemsDidChange() }
    transition?.resize()
    updateInsets()
    let place = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - UITabBar.height, width: view.bounds.width,
      height: UITabBar.height + view.safeAreaInsets.bottom)
    defer { layOutAccessory() }
    guard place != barPlace else { return }
    let old = barPlace
    barPlace = place
    // A bar that code has moved keeps its distance, or stays out of sight.
    let distance = CGPoint(x: tabBar.frame.minX - old.minX, y: tabBar.frame.minY - old.minY)
    let aside = distance.x == 0 ? 0 : distance.x < 0 ? -place.width : place.width
    let down = distance.y >= old.height ? place.height : distance.y
    tabBar.frame = old == .zero ? place : place.offsetBy(dx: aside, dy: down)
  }

  /// Updates the safe area insets that the bar causes in the pages. They stay the same while a pushed page hides the bar; that page
  /// compensates for them.
  func updateInsets() {
    for tab in tabs + [more].compactMap({ $0 }) {
      tab.containerSafeAreaInsets.bottom = max(barHeight - insetsBesideBars(of: tab).bottom, 0)
      // The pages of a navigation controller end at an opaque bar, but the controller's view doesn't, so that a page can hide the bar.
      if let navigation = tab as? UINavigationController, let page = navigation.shown { navigation.updateInsets(of: page) }
    }
    placePage()
  }

  /// The height of the bar and its accessory above the safe area, or 0 while the bar is hidden.
  private var barHeight: CGFloat {
    tabBar.isHidden ? 0 : UITabBar.height + (accessoryView == nil ? 0 : TabAccessoryView.height + TabAccessoryView.gap)
  }

  /// Hides or shows the bar along with a push or pop, with its edge at the edge of the front page.
  func navigationController(
    _ navigationController: UINavigationController, shows hidesBar: Bool, isPush: Bool,
    along coordinator: TransitionCoordinator
  ) {
    guard navigationController === shown, hidesBar != isBarHidden else { return }
    isBarHidden = hidesBar
    let side = isPush == hidesBar ? -view.bounds.width : view.bounds.width
    if !hidesBar {
      UIView.performWithoutAnimation {
        tabBar.frame.origin.x = side
        layOutAccessory()
      }
    }
    coordinator.add { _ in
      self.tabBar.frame.origin.x = hidesBar ? side : 0
      self.layOutAccessory()
    }
  }

  /// Hides or shows the bar without animation, when the navigation controller has come to rest.
  func navigationController(_ navigationController: UINavigationController, shows hidesBar: Bool) {
    if navigationController === shown { setBarHidden(hidesBar) }
  }

  /// Hides or shows the bar as the visible tab requires.
  func updateBarVisibility() {
    let navigation = shown as? UINavigationController
    setBarHidden(navigation?.topViewController.map { navigation?.hidesBottomBar(under: $0) ?? false } ?? false)
  }

  private func setBarHidden(_ away: Bool) {
    guard isBarHidden != away else { return }
    isBarHidden = away
    tabBar.frame.origin.x = away ? -view.bounds.width : 0
    layOutAccessory()
  }
}

extension UITabBarController: PageArranging {
  func placePage() { if transition == nil, let shown { placeBesideBars(shown) } }

  func insetsBesideBars(of page: UIViewController) -> UIEdgeInsets {
    guard isViewLoaded, barHeight > 0, !(page is UINavigationController),
      !page.extends(belowTranslucentBar: tabBar.isTranslucent, at: .bottom)
    else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: barHeight + view.safeAreaInsets.bottom, right: 0)
  }
}
