import UIKit

/// Draws the mark of a placeholder with thin lines.
@MainActor
struct StandInMark {
  let mark: StandInLabel.Mark
  let rect: CGRect

  func draw() {
    UIColor.tertiaryLabel.setStroke()
    UIColor.tertiaryLabel.setFill()
    for path in lines {
      path.lineWidth = 1.5
      path.lineJoinStyle = .round
      path.stroke()
    }
    if mark == .film { polygon([(0.4, 0.36), (0.66, 0.5), (0.4, 0.64)]).fill() }
  }

  private var lines: [UIBezierPath] {
    switch mark {
    case .cube:
      [
        polygon([(0.5, 0.04), (0.92, 0.27), (0.92, 0.73), (0.5, 0.96), (0.08, 0.73), (0.08, 0.27)]),
        line([(0.08, 0.27), (0.5, 0.5), (0.92, 0.27)]), line([(0.5, 0.5), (0.5, 0.96)]),
      ]
    case .film:
      [box(0.06, 0.14, 0.94, 0.86), line([(0.22, 0.14), (0.22, 0.86)]), line([(0.78, 0.14), (0.78, 0.86)])]
        + [0.32, 0.5, 0.68].flatMap { y in [line([(0.06, y), (0.22, y)]), line([(0.78, y), (0.94, y)])] }
    case .globe:
      [
        UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2)), UIBezierPath(ovalIn: rect.insetBy(dx: rect.width * 0.3, dy: 2)),
        line([(0.06, 0.5), (0.94, 0.5)]), line([(0.13, 0.28), (0.87, 0.28)]), line([(0.13, 0.72), (0.87, 0.72)]),
      ]
    case .page:
      [
        polygon([(0.18, 0.04), (0.6, 0.04), (0.82, 0.26), (0.82, 0.96), (0.18, 0.96)]),
        line([(0.6, 0.04), (0.6, 0.26), (0.82, 0.26)]),
      ]
    case .stack: [box(0.22, 0.08, 0.78, 0.28), box(0.14, 0.36, 0.86, 0.6), box(0.06, 0.68, 0.94, 0.94)]
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }

  private func box(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> UIBezierPath {
    let (origin, end) = (point(left, top), point(right, bottom))
    let area = CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
    return UIBezierPath(roundedRect: area, cornerRadius: 2)
  }

  private func line(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (number, (x, y)) in points.enumerated() {
      if number == 0 { path.move(to: point(x, y)) } else { path.addLine(to: point(x, y)) }
    }
    return path
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = line(points)
    path.close()
    return path
  }
}
