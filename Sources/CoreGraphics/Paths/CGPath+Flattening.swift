import Foundation

/// A part of a path as straight lines.
package struct Polyline: Hashable, Sendable {
  /// The points. The first point isn't repeated at the end of a closed line.
  package var points: [CGPoint]
  /// A Boolean value that indicates whether a line leads from the last point back to the first.
  package var isClosed: Bool
  /// For each point, whether it is inside a curve, where a stroke has no corner.
  var isSmooth: [Bool]

  /// Creates a polyline with a corner at each point.
  package init(points: [CGPoint], isClosed: Bool) {
    self.init(points: points, isClosed: isClosed, isSmooth: points.map { _ in false })
  }

  init(points: [CGPoint], isClosed: Bool, isSmooth: [Bool]) {
    self.points = points
    self.isClosed = isClosed
    self.isSmooth = isSmooth
  }
}

extension CGPath {
  /// Returns the path as straight lines that deviate from its curves by at most `tolerance`, in units of the transformed plane.
  ///
  /// Each subpath becomes one polyline, with a single point if the subpath is only a move.
  package func flattened(tolerance: CGFloat = 0.1, transform: CGAffineTransform = .identity) -> [Polyline] {
    let path = transform.isIdentity ? self : transformed(by: transform)
    return path.subpaths.map { $0.flattened(tolerance: max(tolerance, 1e-6)) }
  }
}

extension CGPath.Subpath {
  func flattened(tolerance: CGFloat) -> Polyline {
    var line = Polyline(points: [start], isClosed: isClosed, isSmooth: [false])
    func add(_ point: CGPoint, isSmooth: Bool) {
      guard point != line.points[line.points.count - 1] else { return }
      line.points.append(point)
      line.isSmooth.append(isSmooth)
    }
    for segment in segments {
      let steps = segment.steps(tolerance: tolerance)
      for step in 1..<max(steps, 1) { add(segment.point(at: CGFloat(step) / CGFloat(steps)), isSmooth: true) }
      add(segment.end, isSmooth: false)
    }
    if isClosed, line.points.count > 1, line.points.last == line.points.first {
      line.points.removeLast()
      line.isSmooth.removeLast()
    }
    return line
  }
}
