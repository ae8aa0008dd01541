import CoreGraphics

extension CGPath {
  /// Returns the part of the path between two fractions (0…1) of its length, as lines that deviate from it by at most `tolerance` points.
  func trimmed(from start: CGFloat, to end: CGFloat, tolerance: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    let trimmed = CGMutablePath()
    guard end > start else { return trimmed }
    let lines = flattened(tolerance: tolerance).map { line in
      line.isClosed ? line.points + line.points.prefix(1) : line.points
    }
    let total = lines.reduce(0) { $0 + CGPath.length(of: $1) }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    var distance: CGFloat = 0
    for line in lines {
      var isDown = false
      for (a, b) in zip(line, line.dropFirst()) {
        let step = hypot(b.x - a.x, b.y - a.y)
        defer { distance += step }
        guard step > 0, distance + step > from, distance < to else { continue }
        func point(at target: CGFloat) -> CGPoint {
          let fraction = ((target - distance) / step).clamped(to: 0...1)
          return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
        if !isDown {
          trimmed.move(to: point(at: from))
          isDown = true
        }
        trimmed.addLine(to: point(at: to))
      }
    }
    return trimmed
  }

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
