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

  /// - Parameters:
  ///   - row: the width of a row's content.
  ///   - widestTitle: what the titles would like to have.
  init(row: CGFloat, widestTitle: CGFloat) {
    let most = max(Self.narrowestTitle, row - PanelStyle.gap - Self.narrowestEditor)
    title = min(max(widestTitle.rounded(.up), Self.narrowestTitle), most).rounded()
  }
}
