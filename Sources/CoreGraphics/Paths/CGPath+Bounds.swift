import Foundation

extension CGPath {
  /// Includes control points. Null if the path is empty.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// Excludes control points. Null if the path is empty.
  public var boundingBoxOfPath: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    var isOpen = false
    for element in elements {
      if !isOpen {
        // After a subpath is closed, lines continue from its start.
        here = start
        if case .move = element {} else { add(start) }
      }
      isOpen = element != .closeSubpath
      if case .move(let point) = element { start = point }
      element.segment(from: here)?.forEachExtreme(add)
      guard let end = element.end else { continue }
      add(end)
      here = end
    }
    return low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }

  /// Open subpaths count as closed.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    let path = transform.isIdentity ? self : transformed(by: transform)
    guard path.boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
    let winding = path.flattened(tolerance: 0.01).reduce(0) { $0 + $1.winding(around: point) }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The rectangle that the path consists of, or nil if the path is anything other than one upright rectangle.
  package var upright: CGRect? {
    guard case .some(let subpath) = subpaths.first, subpaths.count == 1, subpath.isClosed, subpath.segments.count == 4,
      subpath.segments.allSatisfy({ $0.shape == .line && ($0.start.x == $0.end.x || $0.start.y == $0.end.y) })
    else { return nil }
    let box = boundingBox
    let corners = subpath.segments.map(\.start)
    let isWhole = corners.allSatisfy { ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY) }
    return isWhole && Set(corners.map { [$0.x, $0.y] }).count == 4 ? box : nil
  }
}

extension Polyline {
  /// Returns the number of times that the line, closed if necessary, winds around `point`.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    var from = points[points.count - 1]
    for to in points {
      // The side of the edge on which the point is. An edge counts at its lower end but not at its upper end.
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
      if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
      from = to
    }
    return winding
  }
}
