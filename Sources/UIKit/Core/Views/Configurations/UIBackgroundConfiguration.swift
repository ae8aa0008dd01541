import Foundation

public struct UIBackgroundConfiguration: Hashable {
  /// A button uses it if its `cornerStyle` is `fixed`.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil for the color of the view's style.
  public var backgroundColor: UIColor?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  /// 0 for a single pixel.
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  /// The style of a list's cell, whose colors depend on its state, or nil if only the colors that were set apply.
  var style: Style?

  /// The purpose of a system background.
  enum Style: Hashable, Sendable {
    case plainCell, groupedCell, sidebarCell, plainHeader
  }

  init(cornerRadius: CGFloat = 0, style: Style? = nil) { (self.cornerRadius, self.style) = (cornerRadius, style) }

  @MainActor public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  @MainActor public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainCell) }
  @MainActor public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainCell) }
  @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .groupedCell) }
  @MainActor public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(cornerRadius: 10, style: .sidebarCell)
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }
  @MainActor public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainHeader) }
  @MainActor public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

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

  @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? .clear }

  func strokeLineWidth(pixelsPerPoint: CGFloat) -> CGFloat {
    strokeColor == nil ? 0 : strokeWidth > 0 ? strokeWidth : 1 / max(pixelsPerPoint, 1)
  }
}
