import Foundation

// The display mode button.
extension UISplitViewController {
  /// A sidebar if columns are tiled, otherwise a chevron.
  var displayModeSymbol: String { resolvedBehavior == .tile ? "sidebar.left" : "chevron.left" }

  /// The mode that the button changes to, or nil if all columns are visible in front of the secondary one or displace it.
  private var nextMode: DisplayMode? { displayMode.next(of: sideColumns.count, resolvedBehavior) }

  func displayModeButtonWasPressed() {
    guard !sideColumns.isEmpty else { return }
    change(to: nextMode ?? .showing(displayMode.numberOfSides - 1, displayMode.behavior))
  }

  /// Moves the button to the navigation bar of the column at the edge.
  func placeDisplayModeButton() {
    guard style != .unspecified, isViewLoaded else { return }
    let place: Column? = showsDisplayModeButton ? visibleSides(in: displayMode).first ?? .secondary : nil
    if place != nil { displayModeButton.symbol = displayModeSymbol }
    for column in sideColumns + [.secondary] {
      navigation(column)?.navigationBar.leadingItem = column == place ? displayModeButtonItem : nil
    }
  }

  private var showsDisplayModeButton: Bool {
    guard !isCollapsed, !sideColumns.isEmpty, nextMode != nil else { return false }
    return switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}
