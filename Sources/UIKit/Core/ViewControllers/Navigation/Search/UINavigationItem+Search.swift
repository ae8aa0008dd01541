import Foundation

extension UINavigationItem {
  public enum SearchBarPlacement: Int, Sendable {
    /// Below the title, and since iOS 26 among the buttons.
    case automatic = 0
    /// Among the buttons: at the trailing side of the navigation bar, or in the toolbar in a compact width.
    case integrated = 1
    case stacked = 2
    /// Like `integrated`, but centered in a wide navigation bar inside a tab bar controller.
    case integratedCentered = 3
    /// Like `integrated`, but as a button while no search is in progress.
    case integratedButton = 4

    /// The name of `integrated` before iOS 26.
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// The bar in which a search is.
  enum SearchHome {
    case belowTitle, row, toolbar
  }

  /// The placement for the system's version, which is never automatic.
  func searchPlacement(inVersion version: Int) -> SearchBarPlacement {
    guard preferredSearchBarPlacement == .automatic else { return preferredSearchBarPlacement }
    return version >= 26 ? .integrated : .stacked
  }

  /// Returns the bar in which the search is, or nil if there is none.
  func searchHome(in traits: UITraitCollection, version: Int) -> SearchHome? {
    guard searchController != nil else { return nil }
    if searchPlacement(inVersion: version) == .stacked { return .belowTitle }
    return traits.horizontalSizeClass == .compact && searchBarPlacementAllowsToolbarIntegration ? .toolbar : .row
  }

  /// Moves the search bar among the buttons of a bar, and returns its view there.
  func placeSearch(isCompact: Bool, version: Int) -> SearchSlot? {
    guard let searchController else { return nil }
    let slot = searchController.slot
    let placement = searchPlacement(inVersion: version)
    // A row of a narrow bar has no room for a field.
    slot.isButton = placement == .integratedButton || (isCompact && !searchBarPlacementAllowsToolbarIntegration)
    slot.takeSearchBar()
    return slot
  }
}
