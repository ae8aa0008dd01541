import UIKit

extension CGContext {
  func fill(_ path: CGPath, _ color: UIColor) {
    setFillColor(color.cgColor)
    addPath(path)
    fillPath()
  }

  func fill(_ rect: CGRect, _ color: UIColor) {
    setFillColor(color.cgColor)
    fill(rect)
  }

  func stroke(_ path: CGPath, _ color: UIColor, width: CGFloat, dash: [CGFloat] = []) {
    setStrokeColor(color.cgColor)
    setLineWidth(width)
    if !dash.isEmpty { setLineDash(phase: 0, lengths: dash) }
    addPath(path)
    strokePath()
    if !dash.isEmpty { setLineDash(phase: 0, lengths: []) }
  }

  /// Strokes a path over a wider line in another color, which makes it visible on any background.
  func stroke(_ path: CGPath, _ color: UIColor, width: CGFloat, casing: UIColor, casingWidth: CGFloat) {
    stroke(path, casing, width: casingWidth)
    stroke(path, color, width: width)
  }

  /// Strokes a vertical grid line, about one point wide, on whole pixels.
  @MainActor
  func strokeGridLine(x: CGFloat, in area: CGRect, _ color: UIColor, dash: [CGFloat] = []) {
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let x = grid.snapped(x.rounded()) + grid.lineWidth / 2
    stroke(.line([CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)]), color, width: grid.lineWidth, dash: dash)
  }

  /// Strokes a horizontal grid line, about one point wide, on whole pixels.
  @MainActor
  func strokeGridLine(y: CGFloat, in area: CGRect, _ color: UIColor) {
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let y = grid.snapped(y.rounded()) + grid.lineWidth / 2
    stroke(.line([CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)]), color, width: grid.lineWidth)
  }

  func clipped(to area: CGRect, _ draw: () -> Void) {
    saveGState()
    clip(to: area)
    draw()
    restoreGState()
  }
}

extension CGPath {
  static func line(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  static func polygon(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    path.closeSubpath()
    return path
  }

  static func circles(at centers: [CGPoint], radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for center in centers {
      path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }

  static func circle(at center: CGPoint, radius: CGFloat) -> CGPath { circles(at: [center], radius: radius) }

  static func diamond(at center: CGPoint, radius: CGFloat) -> CGPath {
    polygon([
      CGPoint(x: center.x, y: center.y - radius), CGPoint(x: center.x + radius, y: center.y), CGPoint(x: center.x, y: center.y + radius),
      CGPoint(x: center.x - radius, y: center.y),
    ])
  }
}
