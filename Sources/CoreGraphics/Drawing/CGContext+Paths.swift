import Foundation

extension CGContext {
  // The path is stored in the drawing's coordinate space, so that a change of the CTM doesn't move what has already been built.

  /// In user space. Nil if the path is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.transformed(by: ctm.inverted()) }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// In user space.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(ctm.inverted()) }

  /// In user space. Null if the path is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  public func beginPath() { currentPath = CGMutablePath() }

  public func closePath() { currentPath.closeSubpath() }

  public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }

  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }

  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: ctm)
  }

  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }

  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }

  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }

  /// Angles are in radians. See `CGMutablePath.addArc` for the meaning of `clockwise`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End` with an arc that touches both lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }

  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let outlines = CGPath(outlines: path.stroked(state.stroke, tolerance: 0.02))
    currentPath = CGMutablePath()
    addPath(outlines)
  }

  // MARK: Drawing (clears the path)

  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard let path else { return }
    switch mode {
    case .fill, .fillStroke: recordFill(of: path, rule: .winding)
    case .eoFill, .eoFillStroke: recordFill(of: path, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: record(.stroke(path, style: state.stroke, color: state.strokeColor))
    case .fill, .eoFill: break
    }
  }

  private func recordFill(of path: CGPath, rule: CGPathFillRule) {
    if let pattern = state.fillColor.pattern { return fill(path, rule: rule, with: pattern) }
    record(.fill(path, rule: rule, color: state.fillColor))
  }

  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  public func strokePath() { drawPath(using: .stroke) }

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes separate lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) { addLines(between: [points[index], points[index + 1]]) }
    strokePath()
  }

  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    setShadow(offset: .zero, blur: 0, color: nil)
    setAlpha(1)
    fill(rect)
    restoreGState()
  }
}
