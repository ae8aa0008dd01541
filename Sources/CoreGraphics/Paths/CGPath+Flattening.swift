import Foundation

/// A part of a path as straight lines.
package struct Polyline: Hashable, Sendable {
  /// The first point isn't repeated at the end of a closed line.
  package var points: [CGPoint]
  package var isClosed: Bool
  /// For each point, whether it is inside a curve, where a stroke has no corner.
  var isSmooth: [Bool]
}

extension Polyline {
  /// Creates a polyline with a corner at each point.
  package init(points: [CGPoint], isClosed: Bool) {
    self.init(points: points, isClosed: isClosed, isSmooth: points.map { _ in false })
  }
}

extension CGPath {
  /// Returns the path as straight lines that deviate from its curves by at most `tolerance`, in units of the transformed plane.
  ///
  /// Each subpath becomes one polyline, with a single point if the subpath is only a move.
  package func flattened(tolerance: CGFloat = 0.1, transform: CGAffineTransform = .identity) -> [Polyline] {
    let path = transform.isIdentity ? self : transformed(by: transform)
    var flattener = PathFlattener(tolerance: tolerance, findsCorners: true)
    for element in path.elements { flattener.add(element) }
    return flattener.lines()
  }

  /// Returns the outlines of the path's inside, as straight lines with the same meaning of `tolerance`.
  package func polygons(tolerance: CGFloat) -> [[CGPoint]] {
    var flattener = PathFlattener(tolerance: tolerance, findsCorners: false)
    for element in elements { flattener.add(element) }
    return flattener.lines().map(\.points)
  }
}

/// Turns the elements of a path into straight lines, one by one.
private struct PathFlattener {
  private let tolerance: CGFloat
  /// A Boolean value that indicates whether smooth points are distinguished from corners, as strokes require.
  private let findsCorners: Bool
  private var done: [Polyline] = []
  /// The points of the current subpath, if there is one.
  private var points: [CGPoint] = []
  private var isSmooth: [Bool] = []
  private var start = CGPoint.zero
  private var here = CGPoint.zero

  init(tolerance: CGFloat, findsCorners: Bool) {
    self.tolerance = max(tolerance, 1e-6)
    self.findsCorners = findsCorners
  }

  mutating func add(_ element: CGPath.Element) {
    if case .move(let point) = element {
      finish()
      return begin(at: point)
    }
    // After a subpath is closed, lines continue from its start.
    if points.isEmpty { begin(at: start) }
    if let segment = element.segment(from: here) { return add(segment) }
    if here != start { append(start, isSmooth: false) }
    close()
  }

  mutating func lines() -> [Polyline] {
    finish()
    return done
  }

  private mutating func begin(at point: CGPoint) {
    (start, here) = (point, point)
    append(point, isSmooth: false)
  }

  private mutating func finish(isClosed: Bool = false) {
    guard !points.isEmpty else { return }
    done.append(Polyline(points: points, isClosed: isClosed, isSmooth: isSmooth))
    points = []
    isSmooth = []
  }

  private mutating func close() {
    if points.count > 1, points.last == points.first {
      points.removeLast()
      if findsCorners { isSmooth.removeLast() }
    }
    finish(isClosed: true)
  }

  private mutating func add(_ segment: CGPathSegment) {
    if segment.shape != .line {
      let steps = segment.steps(tolerance: tolerance)
      for step in 1..<max(steps, 1) { append(segment.point(at: CGFloat(step) / CGFloat(steps)), isSmooth: true) }
    }
    append(segment.end, isSmooth: false)
    here = segment.end
  }

  private mutating func append(_ point: CGPoint, isSmooth: Bool) {
    guard point != points.last else { return }
    points.append(point)
    if findsCorners { self.isSmooth.append(isSmooth) }
  }
}
