import UIKit

extension Icon {
  /// Adds the parts of the icon: lines with a width of 1.5 points, and filled shapes.
  func draw(lines: UIBezierPath, shapes: UIBezierPath) {
    switch self {
    case .undo: lines.addHook()
    case .redo:
      lines.addHook()
      lines.apply(CGAffineTransform(scaleX: -1, y: 1).concatenating(CGAffineTransform(translationX: Icon.size.width, y: 0)))
    case .magnifier:
      lines.append(UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 8, height: 8)))
      lines.addLine((9.5, 9.5), (13.25, 13.25))
    case .cross:
      lines.addLine((4.5, 4.5), (11.5, 11.5))
      lines.addLine((11.5, 4.5), (4.5, 11.5))
    case .check: lines.addLine((3.5, 8.5), (6.5, 11.5), (12.5, 4.5))
    case .lock:
      lines.append(UIBezierPath(arcCenter: CGPoint(x: 8, y: 6), radius: 2.75, startAngle: .pi, endAngle: 0, clockwise: true))
      lines.addLine((5.25, 6), (5.25, 8))
      lines.addLine((10.75, 6), (10.75, 8))
      shapes.append(UIBezierPath(roundedRect: CGRect(x: 3.5, y: 7.5, width: 9, height: 6.5), cornerRadius: 1.5))
    case .zoomIn:
      lines.addLine((3.5, 8), (12.5, 8))
      lines.addLine((8, 3.5), (8, 12.5))
    case .zoomOut: lines.addLine((3.5, 8), (12.5, 8))
    case .fit:
      lines.addLine((2, 4), (2, 12))
      lines.addLine((14, 4), (14, 12))
      lines.addLine((4.5, 8), (11.5, 8))
      lines.addLine((6.5, 6), (4.5, 8), (6.5, 10))
      lines.addLine((9.5, 6), (11.5, 8), (9.5, 10))
    case .chevronRight: lines.addLine((6.25, 4.5), (9.75, 8), (6.25, 11.5))
    case .chevronDown: lines.addLine((4.5, 6.25), (8, 9.75), (11.5, 6.25))
    case .more: for x in [3.5, 8, 12.5] { shapes.addDot(x, 8, radius: 1.25) }
    case .sidebar: addWindow(with: CGRect(x: 1.75, y: 2.75, width: 4, height: 10.5), lines, shapes)
    case .panel: addWindow(with: CGRect(x: 10.25, y: 2.75, width: 4, height: 10.5), lines, shapes)
    case .timeline: addWindow(with: CGRect(x: 1.75, y: 9.25, width: 12.5, height: 4), lines, shapes)
    case .help:
      lines.addQuestionMark()
      shapes.addDot(8, 12.75, radius: 1)
    case .play: shapes.addTriangle(from: 4, to: 14)
    case .reverse: shapes.addTriangle(from: 12, to: 2)
    case .pause:
      shapes.addBar(x: 3.5, width: 3.5)
      shapes.addBar(x: 9, width: 3.5)
    case .stop: shapes.append(UIBezierPath(roundedRect: CGRect(x: 3.5, y: 3.5, width: 9, height: 9), cornerRadius: 2))
    case .record: shapes.addDot(8, 8, radius: 5)
    case .stepBack:
      shapes.addTriangle(from: 10, to: 3, half: 4.5)
      shapes.addBar(x: 11, width: 2)
    case .stepForward:
      shapes.addTriangle(from: 6, to: 13, half: 4.5)
      shapes.addBar(x: 3, width: 2)
    case .replay:
      shapes.addBar(x: 2.5, width: 2)
      shapes.addTriangle(from: 13.5, to: 5, half: 5.5)
    case .loop:
      lines.addLoop()
      shapes.addTriangle(from: 9.5, to: 13.5, middle: 4.5, half: 3)
      shapes.addTriangle(from: 6.5, to: 2.5, middle: 11.5, half: 3)
    }
  }

  private func addWindow(with part: CGRect, _ lines: UIBezierPath, _ shapes: UIBezierPath) {
    lines.append(UIBezierPath(roundedRect: CGRect(x: 1.75, y: 2.75, width: 12.5, height: 10.5), cornerRadius: 2))
    shapes.append(UIBezierPath(roundedRect: part, cornerRadius: 1.5))
  }
}

extension UIBezierPath {
  fileprivate func addLine(_ points: (x: CGFloat, y: CGFloat)...) {
    move(to: CGPoint(x: points[0].x, y: points[0].y))
    for point in points.dropFirst() { addLine(to: CGPoint(x: point.x, y: point.y)) }
  }

  fileprivate func addDot(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
    append(UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// Adds a triangle that points from one x coordinate to another.
  fileprivate func addTriangle(from base: CGFloat, to tip: CGFloat, middle: CGFloat = 8, half: CGFloat = 6) {
    addLine((base, middle - half), (tip, middle), (base, middle + half))
    close()
  }

  fileprivate func addBar(x: CGFloat, width: CGFloat) {
    append(UIBezierPath(roundedRect: CGRect(x: x, y: 3, width: width, height: 10), cornerRadius: 0.75))
  }

  /// Adds an arrow that curves back to the left.
  fileprivate func addHook() {
    addLine((5.5, 2.5), (2.5, 5.5), (5.5, 8.5))
    addLine((2.5, 5.5), (9.5, 5.5))
    addArc(withCenter: CGPoint(x: 9.5, y: 9.25), radius: 3.75, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    addLine(to: CGPoint(x: 6.5, y: 13))
  }

  fileprivate func addQuestionMark() {
    move(to: CGPoint(x: 5.25, y: 5.5))
    addCurve(to: CGPoint(x: 8, y: 3), controlPoint1: CGPoint(x: 5.25, y: 4), controlPoint2: CGPoint(x: 6.4, y: 3))
    addCurve(to: CGPoint(x: 10.75, y: 5.6), controlPoint1: CGPoint(x: 9.6, y: 3), controlPoint2: CGPoint(x: 10.75, y: 4.1))
    addCurve(to: CGPoint(x: 8, y: 9.75), controlPoint1: CGPoint(x: 10.75, y: 7.5), controlPoint2: CGPoint(x: 8, y: 7.4))
  }

  fileprivate func addLoop() {
    move(to: CGPoint(x: 2.25, y: 8))
    addCurve(to: CGPoint(x: 5.5, y: 4.5), controlPoint1: CGPoint(x: 2.25, y: 6), controlPoint2: CGPoint(x: 3.5, y: 4.5))
    addLine(to: CGPoint(x: 10, y: 4.5))
    move(to: CGPoint(x: 13.75, y: 8))
    addCurve(to: CGPoint(x: 10.5, y: 11.5), controlPoint1: CGPoint(x: 13.75, y: 10), controlPoint2: CGPoint(x: 12.5, y: 11.5))
    addLine(to: CGPoint(x: 6, y: 11.5))
  }
}
