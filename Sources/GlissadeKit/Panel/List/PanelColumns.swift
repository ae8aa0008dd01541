import UIKit

/// How a row shares its width: title, then what the value is changed with. The same for all rows, so that the sliders stand in one
/// column.
@MainActor
struct PanelColumns: Equatable {
  /// In points.
  let title: CGFloat

  /// The least room for a slider with its number.
  static let narrowestEditor: CGFloat = 134
  private static let narrowestTitle: CGFloat = 88

  /// How much of a row titles may take that tell their group as well; own titles may take what they need.
  private static let longTitleShare: CGFloat = 0.45

  /// - Parameters:
  ///   - row: the width of a row's content.
  ///   - widestTitle: what the tweaks' own titles would like to have.
  ///   - widestLongTitle: what titles with their groups would like to have.
  init(row: CGFloat, widestTitle: CGFloat, widestLongTitle: CGFloat = 0) {
    let most = max(Self.narrowestTitle, row - PanelStyle.gap - Self.narrowestEditor)
    let wanted = max(widestTitle, min(widestLongTitle, row * Self.longTitleShare))
    title = min(max(wanted.rounded(.up), Self.narrowestTitle), most).rounded()
  }
}
