import Foundation

/// The position of a popover next to its source, in the container's coordinates.
struct PopoverPlacement: Equatable {
  /// The direction of the arrow, or none.
  var direction: UIPopoverArrowDirection
  /// The frame of the popover without its arrow.
  var body: CGRect
  var tip: CGPoint

  /// The dimensions of the arrow, and the radius of the popover's corners, which it avoids, in points.
  struct Arrow {
    var height: CGFloat = 13
    var base: CGFloat = 34
    var cornerRadius: CGFloat = 13
  }

  /// The frame of the popover with its arrow.
  func frame(arrowHeight: CGFloat) -> CGRect {
    switch direction {
    case .up: CGRect(x: body.minX, y: body.minY - arrowHeight, width: body.width, height: body.height + arrowHeight)
    case .down: CGRect(x: body.minX, y: body.minY, width: body.width, height: body.height + arrowHeight)
    case .left: CGRect(x: body.minX - arrowHeight, y: body.minY, width: body.width + arrowHeight, height: body.height)
    case .right: CGRect(x: body.minX, y: body.minY, width: body.width + arrowHeight, height: body.height)
    default: body
    }
  }

  /// Positions a popover of `size` in `area`, next to `source`, on the first permitted side with enough room: below, above, right or left.
  /// Otherwise it is on the side with the most room, where it shrinks or, if it may, overlaps the source.
  static func beside(
    _ source: CGRect, size: CGSize, area: CGRect, permitted: UIPopoverArrowDirection, arrow: Arrow = Arrow(), canOverlap: Bool = false
  ) -> PopoverPlacement {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
    let rooms = order.map { ($0, Self.room($0, source: source, area: area, arrowHeight: arrow.height)) }
    func fit(_ room: CGRect) -> CGFloat { min(size.width, room.width) * min(size.height, room.height) }
    guard
      let best = rooms.first(where: { $0.1.width >= size.width && $0.1.height >= size.height }) ?? rooms.max(by: { fit($0.1) < fit($1.1) })
    else { return centered(on: source, size: size, area: area) }
    let (direction, side) = best
    let room = canOverlap || side.width < 44 || side.height < 44 ? area : side
    let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    var origin = CGPoint(x: source.midX - fitted.width / 2, y: source.midY - fitted.height / 2)
    switch direction {
    case .up: origin.y = source.maxY + arrow.height
    case .down: origin.y = source.minY - arrow.height - fitted.height
    case .left: origin.x = source.maxX + arrow.height
    default: origin.x = source.minX - arrow.height - fitted.width
    }
    origin.x = origin.x.clamped(to: room.minX...max(room.maxX - fitted.width, room.minX)).rounded()
    origin.y = origin.y.clamped(to: room.minY...max(room.maxY - fitted.height, room.minY)).rounded()
    let body = CGRect(origin: origin, size: fitted)
    let reach = arrow.cornerRadius + arrow.base / 2
    let across = (
      x: source.midX.clamped(to: min(body.minX + reach, body.midX)...max(body.maxX - reach, body.midX)),
      y: source.midY.clamped(to: min(body.minY + reach, body.midY)...max(body.maxY - reach, body.midY))
    )
    let tip =
      switch direction {
      case .up: CGPoint(x: across.x, y: body.minY - arrow.height)
      case .down: CGPoint(x: across.x, y: body.maxY + arrow.height)
      case .left: CGPoint(x: body.minX - arrow.height, y: across.y)
      default: CGPoint(x: body.maxX + arrow.height, y: across.y)
      }
    return PopoverPlacement(direction: direction, body: body, tip: tip)
  }

  /// Positions a popover without an arrow over the center of its source.
  private static func centered(on source: CGRect, size: CGSize, area: CGRect) -> PopoverPlacement {
    let middle = CGRect(x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
    return PopoverPlacement(direction: [], body: inside(area, middle), tip: source.middle)
  }

  /// Positions a popover without an arrow over its source, aligned with the source's corner that is nearest to a corner of the area.
  static func over(_ source: CGRect, size: CGSize, area: CGRect) -> PopoverPlacement {
    let x = source.midX > area.midX ? source.maxX - size.width : source.minX
    let y = source.midY > area.midY ? source.maxY - size.height : source.minY
    let corner = CGRect(x: x, y: y, width: size.width, height: size.height)
    return PopoverPlacement(direction: [], body: inside(area, corner), tip: source.middle)
  }

  /// Returns a rectangle moved, and if necessary shrunk, into an area.
  private static func inside(_ area: CGRect, _ rect: CGRect) -> CGRect {
    let size = CGSize(width: min(rect.width, area.width), height: min(rect.height, area.height))
    let x = rect.minX.clamped(to: area.minX...max(area.maxX - size.width, area.minX))
    let y = rect.minY.clamped(to: area.minY...max(area.maxY - size.height, area.minY))
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// Returns the part of the area, next to the source, for a popover whose arrow has the given direction.
  private static func room(_ direction: UIPopoverArrowDirection, source: CGRect, area: CGRect, arrowHeight: CGFloat) -> CGRect {
    switch direction {
    case .up:
      let top = max(source.maxY + arrowHeight, area.minY)
      return CGRect(x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
    case .down:
      let bottom = min(source.minY - arrowHeight, area.maxY)
      return CGRect(x: area.minX, y: area.minY, width: area.width, height: max(bottom - area.minY, 0))
    case .left:
      let start = max(source.maxX + arrowHeight, area.minX)
      return CGRect(x: start, y: area.minY, width: max(area.maxX - start, 0), height: area.height)
    default:
      let end = min(source.minX - arrowHeight, area.maxX)
      return CGRect(x: area.minX, y: area.minY, width: max(end - area.minX, 0), height: area.height)
    }
  }
}
