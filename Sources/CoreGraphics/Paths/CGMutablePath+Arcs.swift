import Foundation

extension CGMutablePath {
  /// Adds an arc, joined by a line to the current point if there is one.
  ///
  /// Angles are in radians from the positive x axis. `clockwise` assumes that y points up, as everywhere in Core Graphics. With y pointing
  /// down, as in UIKit, pass `false` for an arc that appears clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = CGMutablePath.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc that turns by `delta` radians (positive toward y), joined by a line to the current point if there is one.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    // Further turns draw the same circle again.
    let delta = abs(delta) > 4 * .pi ? delta.truncatingRemainder(dividingBy: 2 * .pi) + (delta < 0 ? -2 : 2) * .pi : delta
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    let start = point(startAngle)
    if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
    // A quarter turn as one cubic deviates by 0.03 % of the radius, which is invisible.
    let pieces = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), delta == 0 ? 0 : 1)
    guard pieces > 0 else { return }
    let step = delta / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      let to = from + step
      let a = point(from)
      let b = point(to)
      addCurve(
        to: b,
        control1: CGPoint(x: a.x - sin(from) * handle, y: a.y + cos(from) * handle),
        control2: CGPoint(x: b.x + sin(to) * handle, y: b.y - cos(to) * handle),
        transform: transform)
    }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End` with an arc that touches both lines.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return move(to: corner, transform: transform) }
    // The current point is already transformed, so the corner is computed in the untransformed plane.
    let start = currentPoint.applying(transform.inverted())
    let back = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let ahead = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let backLength = hypot(back.dx, back.dy)
    let aheadLength = hypot(ahead.dx, ahead.dy)
    let cross = back.dx * ahead.dy - back.dy * ahead.dx
    guard radius > 0, backLength > 0, aheadLength > 0, abs(cross) > 1e-12 * backLength * aheadLength else {
      return addLine(to: corner, transform: transform)
    }
    let dot = back.dx * ahead.dx + back.dy * ahead.dy
    let halfAngle = atan2(abs(cross), dot) / 2
    let toTangent = radius / tan(halfAngle)
    let toCenter = radius / sin(halfAngle)
    let bisector = CGVector(dx: back.dx / backLength + ahead.dx / aheadLength, dy: back.dy / backLength + ahead.dy / aheadLength)
    let bisectorLength = hypot(bisector.dx, bisector.dy)
    let center = CGPoint(
      x: corner.x + bisector.dx / bisectorLength * toCenter, y: corner.y + bisector.dy / bisectorLength * toCenter)
    func angle(along direction: CGVector, _ length: CGFloat) -> CGFloat {
      atan2(
        corner.y + direction.dy / length * toTangent - center.y, corner.x + direction.dx / length * toTangent - center.x)
    }
    addArc(
      center: center, radius: radius, startAngle: angle(along: back, backLength), endAngle: angle(along: ahead, aheadLength),
      clockwise: cross > 0, transform: transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let placed = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
      .concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: placed)
    addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi, transform: placed)
    closeSubpath()
  }

  /// The corners shrink if two of them don't fit.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    func corner(_ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      let placed = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y).concatenating(transform)
      addRelativeArc(center: .zero, radius: 1, startAngle: angle, delta: .pi / 2, transform: placed)
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    corner(rect.maxX - width, rect.maxY - height, from: 0)
    corner(rect.minX + width, rect.maxY - height, from: .pi / 2)
    corner(rect.minX + width, rect.minY + height, from: .pi)
    corner(rect.maxX - width, rect.minY + height, from: .pi * 1.5)
    closeSubpath()
  }

  /// Returns the angle from `start` to `end` in the given direction, at most a full turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let direction: CGFloat = clockwise ? -1 : 1
    let delta = (end - start) * direction
    if delta >= turn { return turn * direction }
    let wrapped = delta.truncatingRemainder(dividingBy: turn)
    return (wrapped < 0 ? wrapped + turn : wrapped) * direction
  }
}
