import Foundation

// The button that shows and hides columns.
extension UISplitViewController {
  /// The symbol of the button: a sidebar where columns are side by side, and a chevron where they cover or displace others.
  var displayModeSymbol: String { resolvedBehavior == .tile ? "sidebar.left" : "chevron.left" }

  /// The arrangement to which the button leads, or nil if all columns are visible that cover or displace others.
  private var nextMode: DisplayMode? {
    let (number, count) = (displayMode.numberOfSides, sideColumns.count)
    if number < count { return .showing(number + 1, number == 0 && resolvedBehavior == .displace ? .tile : resolvedBehavior) }
    return displayMode.behavior == .tile ? .showing(number - 1, .tile) : nil
  }

  func displayModeButtonWasPressed() {
    guard !sideColumns.isEmpty else { return }
    change(to: nextMode ?? .showing(displayMode.numberOfSides - 1, displayMode.behavior))
  }

  /// Puts the button into the bar of the column at the edge, and takes it out of the others.
  func placeDisplayModeButton() {
    guard style != .unspecified, isViewLoaded else { return }
    let place: Column? = showsDisplayModeButton ? visibleSides(in: displayMode).first ?? .secondary : nil
    if place != nil, shownDisplayModeSymbol != displayModeSymbol {
      shownDisplayModeSymbol = displayModeSymbol
      displayModeButtonItem.image = UIImage(systemName: displayModeSymbol)
    }
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
