import Foundation

/// A drag of the page, which shrinks about the finger.
struct ZoomDrag {
  /// The direction in which the drag began.
  enum Direction {
    case down
    /// Toward the trailing edge.
    case side
    /// From the leading edge.
    case edge
  }

  var direction: Direction
  /// The location at which the finger touched down, in the container's coordinates.
  var start: CGPoint
  /// The movement of the finger since then, in points.
  var travel = CGVector.zero
  /// 1 if the trailing edge is on the right, otherwise -1.
  var trailing: CGFloat = 1

  func shape(of page: CGRect, tuning: ZoomTuning.Drag) -> ZoomShape {
    let scale = scale(of: page, for: travel, tuning: tuning)
    let follow = follow(of: page, tuning: tuning)
    let center = CGPoint(
      x: start.x + (page.midX - start.x) * scale.width + follow.dx, y: start.y + (page.midY - start.y) * scale.height + follow.dy)
    return ZoomShape(center: center, size: CGSize(width: page.width * scale.width, height: page.height * scale.height))
  }

  func zoomsBack(from page: CGRect, velocity: CGVector, tuning: ZoomTuning.Drag) -> Bool {
    switch tuning.release {
    case .travel(let distance, let speed):
      let along = direction == .down ? velocity.dy : velocity.dx * trailing
      // A flick against the drag cancels it, whatever the travel.
      if abs(along) > speed { return along > 0 }
      return (direction == .down ? travel.dy : travel.dx * trailing) > distance
    case .scale(let down, let edge, let side, let projection):
      let projected = CGVector(dx: travel.dx + velocity.dx * projection, dy: travel.dy + velocity.dy * projection)
      let limit =
        switch direction {
        case .down: down
        case .edge: edge
        case .side: side
        }
      return scale(of: page, for: projected, tuning: tuning).width < limit
    }
  }

  /// The travel without the dead zone, which the page doesn't follow.
  private func effective(_ travel: CGVector, _ tuning: ZoomTuning.Drag) -> CGVector {
    let length = hypot(travel.dx, travel.dy)
    guard length > tuning.deadZone else { return .zero }
    let rest = (length - tuning.deadZone) / length
    return CGVector(dx: travel.dx * rest, dy: travel.dy * rest)
  }

  /// Returns the scale of the page's width and height for a travel. Travel back beyond the start doesn't enlarge it.
  func scale(of page: CGRect, for travel: CGVector, tuning: ZoomTuning.Drag) -> CGSize {
    let travel = effective(travel, tuning)
    var (side, down) = (max(travel.dx * trailing, 0), max(travel.dy, 0))
    if !tuning.blends { if direction == .down { side = 0 } else { down = 0 } }
    let length = hypot(side, down)
    guard length > 0 else { return CGSize(width: 1, height: 1) }
    func scale(_ part: KeyPath<CGSize, CGFloat>) -> CGFloat {
      let downward = down * down * tuning.down[keyPath: part] / max(page.height, 1)
      let sideward = side * side * tuning.side[keyPath: part] / max(page.width, 1)
      let rate = (downward + sideward) / length
      let scale = 1 - rate
      guard scale < tuning.knee else { return scale }
      let room = tuning.knee - tuning.floor
      let beyond = tuning.knee - scale
      return tuning.knee - room * beyond / (room + beyond)
    }
    return CGSize(width: scale(\.width), height: scale(\.height))
  }

  /// Returns how far the point under the finger has moved.
  private func follow(of page: CGRect, tuning: ZoomTuning.Drag) -> CGVector {
    var follow = effective(travel, tuning)
    if let (gain, limit) = tuning.across {
      func resisting(_ distance: CGFloat) -> CGFloat { distance * gain / (1 + abs(distance) * gain / (max(page.width, 1) * limit)) }
      if direction == .down { follow.dx = resisting(follow.dx) } else { follow.dy = resisting(follow.dy) }
    }
    // Beyond the start, the page resists like a scroll view's content.
    func band(_ distance: CGFloat, _ extent: CGFloat) -> CGFloat {
      distance < 0 ? RubberBand(extent: extent).offset(forDrag: distance) : distance
    }
    if direction == .down {
      follow.dy = band(follow.dy, page.height)
    } else {
      follow.dx = band(follow.dx * trailing, page.width) * trailing
    }
    return follow
  }
}
