import Foundation

// Where the bar is, and what room it takes.
extension UITabBarController {
  /// The view has another size or safe area.
  func layOut() {
    if shown == nil && !isBusy { catchUp() }
    transition?.resize()
    let place = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - UITabBar.height, width: view.bounds.width,
      height: UITabBar.height + view.safeAreaInsets.bottom)
    guard place != barPlace else { return }
    let old = barPlace
    barPlace = place
    // A bar that has been moved keeps its distance, or stays out of sight.
    let distance = CGPoint(x: tabBar.frame.minX - old.minX, y: tabBar.frame.minY - old.minY)
    let aside = distance.x == 0 ? 0 : distance.x < 0 ? -place.width : place.width
    let down = distance.y >= old.height ? place.height : distance.y
    tabBar.frame = old == .zero ? place : place.offsetBy(dx: aside, dy: down)
  }

  /// The room that the bar takes from the pages. It stays the same while a page is pushed that has no bar: that page makes up for it.
  func updateInsets() {
    for tab in tabs { tab.containerSafeAreaInsets.bottom = tabBar.isHidden ? 0 : UITabBar.height }
  }

  /// Has the bar leave or come with a push or pop, its edge at the edge of the page in front.
  func navigationController(
    _ navigationController: UINavigationController, shows hidesBar: Bool, isPush: Bool,
    along coordinator: TransitionCoordinator
  ) {
    guard navigationController === shown, hidesBar != isBarPushedAway else { return }
    isBarPushedAway = hidesBar
    let side = isPush == hidesBar ? -view.bounds.width : view.bounds.width
    if !hidesBar { UIView.performWithoutAnimation { tabBar.frame.origin.x = side } }
    coordinator.add { _ in self.tabBar.frame.origin.x = hidesBar ? side : 0 }
  }

  /// The same at once, when the navigation controller has come to rest.
  func navigationController(_ navigationController: UINavigationController, shows hidesBar: Bool) {
    if navigationController === shown { pushBarAway(hidesBar) }
  }

  /// The tab that is shown decides whether there is a bar.
  func bringBarInLine() {
    let navigation = shown as? UINavigationController
    pushBarAway(navigation?.topViewController.map { navigation?.hidesBottomBar(under: $0) ?? false } ?? false)
  }

  private func pushBarAway(_ away: Bool) {
    guard isBarPushedAway != away else { return }
    isBarPushedAway = away
    tabBar.frame.origin.x = away ? -view.bounds.width : 0
  }
}
