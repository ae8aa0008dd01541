import Foundation

// The search of the visible page.
extension UINavigationController {
  /// The duration in which a search replaces the row of buttons, in seconds.
  private static var searchDuration: TimeInterval { 0.35 }

  /// Moves the parts of the bar to their positions with or without a search, after a change of the search or of its scopes.
  func searchDidChange(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
    let slot = shown?.navigationItem.searchController?.storedSlot
    let change = {
      change()
      slot?.update()
    }
    guard isViewLoaded, view.window != nil, transition == nil, let page = shown else {
      change()
      if isViewLoaded { barItemsDidChange() }
      return completion()
    }
    UIView.animate(
      springDuration: Self.searchDuration, bounce: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in
        change()
        updateInsets(of: page)
        layOutBar()
        navigationBar.layoutIfNeeded()
        toolbarState.bar?.layoutIfNeeded()
        followContent(of: page)
        page.view.layoutIfNeeded()
      }, completion: { _ in completion() })
  }

  /// The search in progress on the visible page, or nil.
  var activeSearch: UISearchController? { shown?.navigationItem.searchController.flatMap { $0.isActive ? $0 : nil } }

  func cancelSearch() { activeSearch?.isActive = false }
}

// The search of a page in the toolbar.
extension UINavigationController {
  /// Returns the bar in which the search of a page is, or nil if it has none.
  func searchHome(of page: UIViewController) -> UINavigationItem.SearchHome? { navigationBar.searchHome(of: page.navigationItem) }

  /// Returns the search of a page whose bar is below the title, or nil.
  func stackedSearch(of page: UIViewController) -> UISearchController? {
    searchHome(of: page) == .belowTitle ? page.navigationItem.searchController : nil
  }

  /// Returns the items of the toolbar under a page, including the search, which is last unless code has placed it elsewhere.
  func shownToolbarItems(of page: UIViewController) -> [UIBarButtonItem]? {
    let item = page.navigationItem
    let search = item.storedSearchItem
    guard searchHome(of: page) == .toolbar else { return page.toolbarItems?.filter { $0 !== search } }
    let own = item.searchBarPlacementBarButtonItem
    own.customView = item.placeSearch(isCompact: true, version: navigationBar.systemVersion)
    let items = page.toolbarItems ?? []
    if items.contains(own) { return items }
    let hasSpace = items.contains { $0.space == .flexible }
    return items + (hasSpace ? [own] : [item.searchSpace, own])
  }
}
