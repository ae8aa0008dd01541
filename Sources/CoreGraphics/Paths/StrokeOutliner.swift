import Foundation

/// Computes the outline of a polyline's stroke: along one side, around the end, and back along the other side.
struct StrokeOutliner {
  private let style: CGDrawing.StrokeStyle
  private let radius: CGFloat
  /// The greatest angle that one straight piece of a round join or cap may span.
  private let arcStep: CGFloat

  init(style: CGDrawing.StrokeStyle, tolerance: CGFloat) {
    self.style = style
    radius = style.width / 2
    // The middle of a chord over the angle θ is r·(1 − cos θ/2) inside the arc. At least a hundredth of a radian, however wide the line is.
    arcStep = max(2 * acos(max(1 - tolerance / radius, 0.5)), 0.01)
  }

  func outlines(of line: Polyline) -> [Polyline] {
    guard line.points.count > 1 else { return dot(at: line.points[0], isClosed: line.isClosed) }
    if line.isClosed, line.points.count > 2 {
      return [closed(side(of: line)), closed(side(of: line.reversed()))]
    }
    var outline = side(of: line)
    outline += cap(at: line.points[line.points.count - 1], from: line.points[line.points.count - 2])
    outline += side(of: line.reversed())
    outline += cap(at: line.points[0], from: line.points[1])
    return [closed(outline)]
  }

  private func closed(_ points: [CGPoint]) -> Polyline { Polyline(points: points, isClosed: true) }

  /// Returns the outline of a subpath without length: only its caps, and nothing with butt caps.
  private func dot(at point: CGPoint, isClosed: Bool) -> [Polyline] {
    switch style.cap {
    case .butt: return []
    case .round: return [closed(arc(around: point, from: 0, sweep: 2 * .pi))]
    case .square:
      return [
        closed([(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: point.x + $0.0 * radius, y: point.y + $0.1 * radius) })
      ]
    }
  }

  /// Returns the outline on the right of the walking direction (with y down), from the first point to the last.
  private func side(of line: Polyline) -> [CGPoint] {
    let points = line.points
    let count = points.count
    let edges = line.isClosed ? count : count - 1
    let normals = (0..<edges).map { normal(from: points[$0], to: points[($0 + 1) % count]) }
    var outline: [CGPoint] = []
    for edge in 0..<edges {
      if edge > 0 || line.isClosed {
        let before = normals[(edge + edges - 1) % edges]
        outline += join(at: points[edge], from: before, to: normals[edge], isSmooth: line.isSmooth[edge])
      } else {
        outline.append(points[0] + normals[0])
      }
    }
    if !line.isClosed { outline.append(points[count - 1] + normals[edges - 1]) }
    return outline
  }

  private func join(at point: CGPoint, from before: CGVector, to after: CGVector, isSmooth: Bool) -> [CGPoint] {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    var turn = atan2(cross, dot)
    if abs(turn) < 1e-9 { return [point + after] }
    // Where the line turns back on itself, both sides are the outer one.
    if abs(turn) > .pi - 1e-9 { turn = -.pi }
    // On the inner side the two edges overlap. Passing through the corner itself keeps the winding right for every width.
    if turn > 0 { return [point + before, point, point + after] }
    switch isSmooth ? .round : style.join {
    case .bevel:
      return [point + before, point + after]
    case .round:
      return arc(around: point, from: atan2(before.dy, before.dx), sweep: turn)
    case .miter:
      // The miter is 1 / cos(turn / 2) half-widths long. The limit compares full lengths and widths, which is the same ratio.
      let shortening = cos(turn / 2)
      guard shortening * style.miterLimit >= 1 else { return [point + before, point + after] }
      let scale = 1 / (1 + dot / (radius * radius))
      return [point + CGVector(dx: (before.dx + after.dx) * scale, dy: (before.dy + after.dy) * scale)]
    }
  }

  /// Returns the outline between the two sides at an end, walking toward `end`.
  private func cap(at end: CGPoint, from previous: CGPoint) -> [CGPoint] {
    let side = normal(from: previous, to: end)
    let ahead = CGVector(dx: side.dy, dy: -side.dx)
    switch style.cap {
    case .butt: return []
    case .square:
      return [
        end + CGVector(dx: side.dx + ahead.dx, dy: side.dy + ahead.dy),
        end + CGVector(dx: ahead.dx - side.dx, dy: ahead.dy - side.dy),
      ]
    case .round: return arc(around: end, from: atan2(side.dy, side.dx), sweep: -.pi)
    }
  }

  private func arc(around center: CGPoint, from angle: CGFloat, sweep: CGFloat) -> [CGPoint] {
    let steps = Int(clamping: (abs(sweep) / arcStep).rounded(.up)).clamped(to: 1...1000)
    return (0...steps).map {
      let angle = angle + sweep * CGFloat($0) / CGFloat(steps)
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
  }

  /// Returns the vector across the edge, half a line wide: the walking direction turned from x toward y.
  private func normal(from a: CGPoint, to b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return CGVector(dx: 0, dy: radius) }
    return CGVector(dx: -(b.y - a.y) / length * radius, dy: (b.x - a.x) / length * radius)
  }
}

private func + (point: CGPoint, offset: CGVector) -> CGPoint { CGPoint(x: point.x + offset.dx, y: point.y + offset.dy) }

extension Polyline {
  fileprivate func reversed() -> Polyline {
    Polyline(points: points.reversed(), isClosed: isClosed, isSmooth: isSmooth.reversed())
  }
}
