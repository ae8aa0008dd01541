import CoreGraphics
import Foundation

/// Angles are in radians from the positive x axis, and clockwise, because y points down.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of a miter's length to the line width beyond which corners are beveled.
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Radii that do not fit are reduced.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      path.addRect(rect)
      return
    }
    // The arc of the corner at (`x`, `y`) begins at `angle`, and its center is `toCenter` radii away.
    func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, angle: CGFloat, toCenter: (x: CGFloat, y: CGFloat)) {
      guard corners.contains(corner) else {
        return path.isEmpty ? path.move(to: CGPoint(x: x, y: y)) : path.addLine(to: CGPoint(x: x, y: y))
      }
      let placed = CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: x + toCenter.x * width, ty: y + toCenter.y * height)
      path.addRelativeArc(center: .zero, radius: 1, startAngle: angle, delta: .pi / 2, transform: placed)
    }
    corner(.topLeft, rect.minX, rect.minY, angle: .pi, toCenter: (1, 1))
    corner(.topRight, rect.maxX, rect.minY, angle: .pi * 1.5, toCenter: (-1, 1))
    corner(.bottomRight, rect.maxX, rect.maxY, angle: 0, toCenter: (-1, -1))
    corner(.bottomLeft, rect.minX, rect.maxY, angle: .pi / 2, toCenter: (1, -1))
    path.closeSubpath()
  }

  /// `clockwise` refers to the screen, where y points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  // MARK: Elements

  /// An immutable copy of the current path.
  open var cgPath: CGPath {
    get { path.transformed(by: .identity) }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// `clockwise` refers to the screen, where y points down.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) { path = path.mutableCopy(using: [transform]) ?? path }

  open func reversing() -> UIBezierPath {
    let reversed = copyOfStyle()
    reversed.path = path.reversed()
    return reversed
  }

  private func copyOfStyle() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  open override func copy() -> Any {
    let copy = copyOfStyle()
    copy.path.addPath(path)
    return copy
  }

  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the lines and curves, or null if the path is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// The pattern consists of dashes and gaps in turn, in points. Strokes begin `phase` points into it.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  // MARK: Drawing

  open func fill() { fill(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
  }

  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // The default values keep the settings of the context.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    draw(context)
    context.restoreGState()
  }
}
