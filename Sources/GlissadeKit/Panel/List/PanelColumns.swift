import UIKit

/// The widths of a row's columns. They are the same for all rows, so that the sliders are aligned.
@MainActor
struct PanelColumns: Equatable {
  /// In points.
  let title: CGFloat

  static let narrowestEditor: CGFloat = 134
  private static let narrowestTitle: CGFloat = 88

  /// The maximum fraction of a row for titles that include their group. Other titles may be wider.
  private static let longTitleFraction: CGFloat = 0.45

  /// `row` is the width of a row's content. `widestLongTitle` is the widest of the titles that include their group.
  init(row: CGFloat, widestTitle: CGFloat, widestLongTitle: CGFloat = 0) {
    let most = max(Self.narrowestTitle, row - Theme.gap - Self.narrowestEditor)
    let wanted = max(widestTitle, min(widestLongTitle, row * Self.longTitleFraction))
    title = min(max(wanted.rounded(.up), Self.narrowestTitle), most).rounded()
  }
}
