import Foundation

/// The texts of a navigation item.
struct NavigationTexts: Equatable {
  var title: String?
  var subtitle: String?
  var largeTitle: String?
  var largeSubtitle: String?
}

/// The back button that an item gives to the next page.
struct NextBackButton {
  var title: String?
  var displayMode = UINavigationItem.BackButtonDisplayMode.default
  var item: UIBarButtonItem?
}

/// The appearances of the bar while an item is on top.
struct NavigationAppearances {
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}

/// The preferences for the place of an item's search.
struct SearchPreferences: Equatable {
  var hidesWhenScrolling = true
  var placement = UINavigationItem.SearchBarPlacement.automatic
  var allowsToolbarIntegration = true
}
