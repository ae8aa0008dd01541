import Foundation

// The search of an item, below the title or among the buttons.
extension UINavigationBar {
  /// The version of iOS that determines the automatic placement of a search.
  var systemVersion: Int { window?.windowScene?.settings.systemVersion ?? SystemVersion.standard }

  /// Returns the bar in which the search of an item is, or nil if it has none.
  func searchHome(of item: UINavigationItem) -> UINavigationItem.SearchHome? {
    item.searchHome(in: traitCollection, version: systemVersion)
  }

  /// Returns the position of an item's search in this bar.
  func placeSearch(of item: UINavigationItem) -> NavigationBarContent.Search {
    guard let controller = item.searchController, let home = searchHome(of: item) else { return .none }
    let placement = item.searchPlacement(inVersion: systemVersion)
    item.searchBarPlacement = placement
    controller.searchBarPlacement = placement
    switch home {
    case .belowTitle: return .below(SearchHolder(controller.searchBar))
    case .toolbar: return .none
    case .row:
      guard let slot = item.placeSearch(isCompact: traitCollection.horizontalSizeClass == .compact, version: systemVersion) else {
        return .none
      }
      return .row(slot, isCentered: placement == .integratedCentered && isInTabs && traitCollection.horizontalSizeClass == .regular)
    }
  }

  private var isInTabs: Bool { nearestViewController?.tabBarController != nil }
}
