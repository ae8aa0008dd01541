import Foundation

struct MenuPlacement {
  /// The area in which menus may appear, in the scene's screen points.
  var area: CGRect
  /// A Boolean value that indicates whether the layout is right to left, so that the menu opens on the left of its anchor.
  var isMirrored = false

  /// The space between a menu and the edges of the area, in points.
  static let margin: CGFloat = 4
  /// The space between a view and the menu below it, in points.
  private static let gap: CGFloat = 4
  /// The width by which a submenu overlaps its parent menu, in points.
  private static let overlap: CGFloat = 2

  /// Returns the frame of a menu of the given size. It is on the other side of the anchor if there is no room on the preferred one, always
  /// inside the area, and at most as tall as the area.
  func frame(for size: CGSize, at anchor: MenuAnchor) -> CGRect {
    guard isMirrored else { return leftToRightFrame(for: size, at: anchor) }
    return mirrored(leftToRightFrame(for: size, at: mirrored(anchor)))
  }

  private func mirrored(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: area.minX + area.maxX - rect.minX - rect.maxX, dy: 0) }

  private func mirrored(_ anchor: MenuAnchor) -> MenuAnchor {
    switch anchor {
    case .at(let point): .at(CGPoint(x: area.minX + area.maxX - point.x, y: point.y))
    case .below(let rect): .below(mirrored(rect))
    case .beside(let rect): .beside(mirrored(rect))
    }
  }

  private func leftToRightFrame(for size: CGSize, at anchor: MenuAnchor) -> CGRect {
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

  /// Returns the start of a span that begins at `after`, otherwise ends at `before`, otherwise is as close to `after` as the range allows.
  private static func start(after: CGFloat, before: CGFloat, length: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    if after >= range.lowerBound, after + length <= range.upperBound { return after }
    if before <= range.upperBound, before - length >= range.lowerBound { return before - length }
    return min(max(after, range.lowerBound), range.upperBound - length)
  }
}
