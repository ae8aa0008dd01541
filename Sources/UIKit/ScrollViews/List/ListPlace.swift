import Foundation

/// The place of an item in a list.
struct ListPlace: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isHeader: Bool
  let isFirst: Bool
  let isLast: Bool
  let hasSeparator: Bool

  var background: UIBackgroundConfiguration {
    if isHeader { return UIBackgroundConfiguration(style: appearance == .plain ? .plainHeader : nil) }
    return UIBackgroundConfiguration(style: appearance == .grouped || appearance == .insetGrouped ? .groupedCell : .plainCell)
  }

  /// The corners that are round because the cell is at an end of a card.
  var roundCorners: CACornerMask {
    guard appearance == .insetGrouped, !isHeader else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
