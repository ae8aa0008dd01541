import Foundation

/// The background of a cell, a header, a footer or a button.
public struct UIBackgroundConfiguration: Hashable {
  /// The radius of the corners, in points.
  ///
  /// A button uses it if its `cornerStyle` is `fixed`.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of its view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color, or nil for that of the view's style.
  public var backgroundColor: UIColor?
  public var visualEffect: UIVisualEffect?
  /// The image in front of the color, or nil for none.
  public var image: UIImage?
  /// The way in which the image is fitted into the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line along the edges, or nil for none.
  public var strokeColor: UIColor?
  /// The width of the line along the edges, in points, or 0 for a single pixel.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line outside the edges, in points.
  public var strokeOutset: CGFloat = 0

  /// The colors of a list's cell, which depend on its state, or nil if the colors are as they were set.
  var style: Style?

  /// Where a background of the system belongs.
  enum Style: Hashable, Sendable {
    case plainCell, groupedCell, sidebarCell, plainHeader
  }

  init(cornerRadius: CGFloat = 0, style: Style? = nil) { (self.cornerRadius, self.style) = (cornerRadius, style) }

  @MainActor public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  @MainActor public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainCell) }
  @MainActor public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainCell) }
  @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .groupedCell) }
  /// Returns the background of a cell in a sidebar: clear, and rounded while the cell is selected.
  @MainActor public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(cornerRadius: 10, style: .sidebarCell)
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }
  @MainActor public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainHeader) }
  @MainActor public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the configuration with the colors of its style for a state.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let style, backgroundColor == nil, let cell = state as? any SelectableConfigurationState else { return self }
    var updated = self
    let isGray = cell.isSelected || cell.isHighlighted
    switch style {
    case .plainCell: updated.backgroundColor = isGray ? .systemGray4 : .systemBackground
    case .groupedCell: updated.backgroundColor = isGray ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: updated.backgroundColor = isGray ? .systemFill : .clear
    case .plainHeader: updated.backgroundColor = .secondarySystemBackground
    }
    return updated
  }

  /// Returns the color of the background in a view with a tint color: `backgroundColor`, or clear.
  @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? .clear }

  func strokeLineWidth(pixelsPerPoint: CGFloat) -> CGFloat {
    strokeColor == nil ? 0 : strokeWidth > 0 ? strokeWidth : 1 / max(pixelsPerPoint, 1)
  }
}
