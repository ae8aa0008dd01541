import Foundation

/// A line or curve of a path.
package struct CGPathSegment: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case line
    case quadCurve(control: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint)
  }

  package var start: CGPoint
  package var end: CGPoint
  package var shape: Shape

  package init(start: CGPoint, end: CGPoint, shape: Shape = .line) {
    self.start = start
    self.end = end
    self.shape = shape
  }

  /// Returns the point at the curve's parameter `t`, 0…1, which isn't proportional to the length.
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch shape {
    case .line:
      return CGPoint(x: s * start.x + t * end.x, y: s * start.y + t * end.y)
    case .quadCurve(let c):
      return CGPoint(
        x: s * s * start.x + 2 * s * t * c.x + t * t * end.x, y: s * s * start.y + 2 * s * t * c.y + t * t * end.y)
    case .curve(let c1, let c2):
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: w0 * start.x + w1 * c1.x + w2 * c2.x + w3 * end.x, y: w0 * start.y + w1 * c1.y + w2 * c2.y + w3 * end.y)
    }
  }

  /// Returns the velocity at `t`, in points per unit of the parameter.
  package func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    switch shape {
    case .line:
      return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    case .quadCurve(let c):
      return CGVector(
        dx: 2 * (s * (c.x - start.x) + t * (end.x - c.x)), dy: 2 * (s * (c.y - start.y) + t * (end.y - c.y)))
    case .curve(let c1, let c2):
      let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
      return CGVector(
        dx: w0 * (c1.x - start.x) + w1 * (c2.x - c1.x) + w2 * (end.x - c2.x),
        dy: w0 * (c1.y - start.y) + w1 * (c2.y - c1.y) + w2 * (end.y - c2.y))
    }
  }

  /// Returns the number of equal steps of the parameter for which the chords stay within `tolerance` of the curve.
  func steps(tolerance: CGFloat) -> Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) }
    // A chord over a step h deviates by at most h²/8 of the greatest second derivative.
    let secondDerivative: CGFloat =
      switch shape {
      case .line: 0
      case .quadCurve(let c): 2 * bend(start, c, end)
      case .curve(let c1, let c2): 6 * max(bend(start, c1, c2), bend(c1, c2, end))
      }
    let steps = (secondDerivative / (8 * tolerance)).squareRoot().rounded(.up)
    return steps.isFinite ? Int(min(steps, 1000)).clamped(to: 1...1000) : 1
  }

  /// Calls `body` with the extreme points of the curve along both axes, between its ends.
  func forEachExtreme(_ body: (CGPoint) -> Void) {
    func visit(_ t: CGFloat) { if t > 0, t < 1 { body(point(at: t)) } }
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) {
      guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? visit(-c / b) : () }
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return }
      let root = discriminant.squareRoot()
      visit((-b + root) / (2 * a))
      visit((-b - root) / (2 * a))
    }
    switch shape {
    case .line: break
    case .quadCurve(let c):
      roots(0, start.x - 2 * c.x + end.x, c.x - start.x)
      roots(0, start.y - 2 * c.y + end.y, c.y - start.y)
    case .curve(let c1, let c2):
      func along(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) {
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        roots(d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
      }
      along(start.x, c1.x, c2.x, end.x)
      along(start.y, c1.y, c2.y, end.y)
    }
  }
}

extension CGPath.Element {
  /// Returns the line or curve from the end of the previous element, or nil for a move and for the closing of a subpath.
  func segment(from start: CGPoint) -> CGPathSegment? {
    switch self {
    case .line(let end): CGPathSegment(start: start, end: end)
    case .quadCurve(let end, let control): CGPathSegment(start: start, end: end, shape: .quadCurve(control: control))
    case .curve(let end, let control1, let control2):
      CGPathSegment(start: start, end: end, shape: .curve(control1: control1, control2: control2))
    case .move, .closeSubpath: nil
    }
  }
}

extension CGPath {
  /// A part of a path that is drawn without lifting the pen.
  struct Subpath {
    var start: CGPoint
    var segments: [CGPathSegment] = []
    /// A Boolean value that indicates whether the subpath was closed. The closing line is among the segments unless it has no length.
    var isClosed = false
  }

  var subpaths: [Subpath] {
    var done: [Subpath] = []
    var open: Subpath?
    for element in elements {
      if case .move(let start) = element {
        if let open { done.append(open) }
        open = Subpath(start: start)
        continue
      }
      // After a subpath is closed, lines continue from its start.
      var subpath = open ?? Subpath(start: done.last?.start ?? .zero)
      let here = subpath.segments.last?.end ?? subpath.start
      if let segment = element.segment(from: here) {
        subpath.segments.append(segment)
        open = subpath
      } else {
        if here != subpath.start { subpath.segments.append(CGPathSegment(start: here, end: subpath.start)) }
        subpath.isClosed = true
        done.append(subpath)
        open = nil
      }
    }
    if let open { done.append(open) }
    return done
  }

  /// All segments in order, including closing lines.
  package var segments: [CGPathSegment] { subpaths.flatMap(\.segments) }
}

extension CGPath {
  /// Returns the path with the direction of each subpath reversed.
  package func reversed() -> CGMutablePath {
    let path = CGMutablePath()
    for subpath in subpaths.reversed() {
      path.move(to: subpath.segments.last?.end ?? subpath.start)
      for segment in subpath.segments.reversed() {
        switch segment.shape {
        case .line: path.addLine(to: segment.start)
        case .quadCurve(let control): path.addQuadCurve(to: segment.start, control: control)
        case .curve(let control1, let control2): path.addCurve(to: segment.start, control1: control2, control2: control1)
        }
      }
      if subpath.isClosed { path.closeSubpath() }
    }
    return path
  }
}
