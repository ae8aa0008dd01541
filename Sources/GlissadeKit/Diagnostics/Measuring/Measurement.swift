import CoreGraphics

/// The distances between two rectangles, in points of the stage.
struct Measurement: Equatable {
  struct Line: Equatable {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { abs(end.x - start.x) + abs(end.y - start.y) }
    var isHorizontal: Bool { start.y == end.y }
  }

  let lines: [Line]
  /// Lines that extend an edge to the end of a distance.
  let extensions: [Line]

  /// Measures the distances between the four sides if one rectangle contains the other. Otherwise, it measures the gaps or, where they
  /// overlap, the offset of the left or top edges.
  init(from a: CGRect, to b: CGRect) {
    if a.contains(b) || b.contains(a) {
      let (outer, inner) = a.contains(b) ? (a, b) : (b, a)
      lines = [
        Line(start: CGPoint(x: outer.minX, y: inner.midY), end: CGPoint(x: inner.minX, y: inner.midY)),
        Line(start: CGPoint(x: inner.maxX, y: inner.midY), end: CGPoint(x: outer.maxX, y: inner.midY)),
        Line(start: CGPoint(x: inner.midX, y: outer.minY), end: CGPoint(x: inner.midX, y: inner.minY)),
        Line(start: CGPoint(x: inner.midX, y: inner.maxY), end: CGPoint(x: inner.midX, y: outer.maxY)),
      ].filter { $0.length > 0.01 }
      extensions = []
      return
    }
    let x = Self.gap(a.minX...a.maxX, b.minX...b.maxX)
    let y = Self.gap(a.minY...a.maxY, b.minY...b.maxY)
    lines = [
      Line(start: CGPoint(x: x.start, y: a.midY), end: CGPoint(x: x.end, y: a.midY)),
      Line(start: CGPoint(x: a.midX, y: y.start), end: CGPoint(x: a.midX, y: y.end)),
    ].filter { $0.length > 0.01 }
    extensions = lines.compactMap { line in
      if line.isHorizontal {
        if (b.minY...b.maxY).contains(line.end.y) { return nil }
        return Line(start: line.end, end: CGPoint(x: line.end.x, y: line.end.y < b.minY ? b.minY : b.maxY))
      }
      if (b.minX...b.maxX).contains(line.end.x) { return nil }
      return Line(start: line.end, end: CGPoint(x: line.end.x < b.minX ? b.minX : b.maxX, y: line.end.y))
    }
  }

  /// Returns the ends of the gap between two ranges, or the offset of their lower bounds if they overlap.
  private static func gap(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> (start: CGFloat, end: CGFloat) {
    if b.lowerBound >= a.upperBound { return (a.upperBound, b.lowerBound) }
    if b.upperBound <= a.lowerBound { return (a.lowerBound, b.upperBound) }
    return (a.lowerBound, b.lowerBound)
  }
}
