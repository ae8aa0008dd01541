import Foundation

/// The place of a cell in a list, which determines its appearance.
struct ListPlace: Equatable {
  enum Part {
    case item, header, footer
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let part: Part
  let isFirst: Bool
  let isLast: Bool
  let hasSeparator: Bool

  var isHeader: Bool { part == .header }

  @MainActor var background: UIBackgroundConfiguration {
    switch (part, appearance) {
    case (.header, .plain): UIBackgroundConfiguration(style: .plainHeader)
    case (.header, _), (.footer, _): UIBackgroundConfiguration()
    case (.item, .grouped), (.item, .insetGrouped): UIBackgroundConfiguration(style: .groupedCell)
    case (.item, .plain): UIBackgroundConfiguration(style: .plainCell)
    case (.item, .sidebar), (.item, .sidebarPlain): UIBackgroundConfiguration.listSidebarCell()
    }
  }

  /// An empty configuration for the cell.
  var content: UIListContentConfiguration {
    switch (part, appearance) {
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
    case (.item, _): .cell()
    }
  }

  /// The corners that are rounded because the cell is the first or last of a card.
  var roundCorners: CACornerMask {
    guard appearance == .insetGrouped, part == .item else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
