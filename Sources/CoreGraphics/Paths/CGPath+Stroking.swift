import Foundation

extension CGPath {
  /// Returns the outline of the stroked path, to be filled by the winding rule. The transform applies before stroking.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = CGDrawing.StrokeStyle(width: width, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(outlines: transformed(by: transform).stroked(style, tolerance: 0.02))
  }

  /// Returns the path cut into dashes. The lengths of dashes and gaps alternate, and are in points. The transform applies before dashing.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    let lines = transformed(by: transform).flattened(tolerance: 0.02)
    return CGPath(outlines: lines.flatMap { $0.dashed(phase: phase, lengths: lengths) })
  }

  /// Returns the outlines of the stroke in the path's own units, to be filled together by the winding rule.
  ///
  /// `tolerance` is the greatest deviation from the exact curves. About a tenth of a pixel is suitable for drawing.
  package func stroked(_ style: CGDrawing.StrokeStyle, tolerance: CGFloat) -> [Polyline] {
    guard style.width > 0 else { return [] }
    let lines = flattened(tolerance: tolerance)
    let dashes = style.dashes.isEmpty ? lines : lines.flatMap { $0.dashed(phase: style.dashPhase, lengths: style.dashes) }
    return dashes.flatMap { StrokeOutliner(style: style, tolerance: tolerance).outlines(of: $0) }
  }

  convenience init(outlines: [Polyline]) {
    let path = CGMutablePath()
    for line in outlines {
      path.addLines(between: line.points)
      if line.isClosed { path.closeSubpath() }
    }
    self.init(elements: path.elements)
  }
}
