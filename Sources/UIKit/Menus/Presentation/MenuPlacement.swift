import Foundation

/// Finds the place of a menu on the screen.
struct MenuPlacement {
  /// What menus may cover, in the scene's screen points.
  var area: CGRect

  /// Between a menu and the edges of the area, in points.
  static let margin: CGFloat = 4
  /// Between a view and the menu below it.
  private static let gap: CGFloat = 4
  /// How far a submenu overlaps the menu that it comes from.
  private static let overlap: CGFloat = 2

  /// Where a menu of that size lies: on the far side of the anchor when there is no room on the near one, always inside the area,
  /// and as tall as the area at most.
  func frame(for size: CGSize, at anchor: MenuAnchor) -> CGRect {
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let origin =
      switch anchor {
      case .at(let point):
        CGPoint(
          x: Self.start(after: point.x + 1, before: point.x - 1, length: size.width, in: room.minX...room.maxX),
          y: Self.start(after: point.y + 1, before: point.y - 1, length: size.height, in: room.minY...room.maxY))
      case .below(let rect):
        CGPoint(
          x: Self.start(after: rect.minX, before: rect.maxX, length: size.width, in: room.minX...room.maxX),
          y: Self.start(after: rect.maxY + Self.gap, before: rect.minY - Self.gap, length: size.height, in: room.minY...room.maxY))
      case .beside(let rect):
        CGPoint(
          x: Self.start(
            after: rect.maxX - Self.overlap, before: rect.minX + Self.overlap, length: size.width, in: room.minX...room.maxX),
          y: min(max(rect.minY - MenuStyle.padding, room.minY), room.maxY - size.height))
      }
    return CGRect(origin: origin, size: size)
  }

  /// The start of a stretch that begins at `after`; else ends at `before`; else lies as near to `after` as the range lets it.
  private static func start(after: CGFloat, before: CGFloat, length: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    if after >= range.lowerBound, after + length <= range.upperBound { return after }
    if before <= range.upperBound, before - length >= range.lowerBound { return before - length }
    return min(max(after, range.lowerBound), range.upperBound - length)
  }
}
