import CoreGraphics

/// A rectangle's outline on the screen, without parts at or behind the eye: a convex polygon with at most five corners.
struct ProjectedQuad {
  /// The minimum distance from the eye at which anything is drawn, as the divisor of perspective. Magnification is limited to its inverse.
  static let nearest = 1.0 / 64

  private(set) var count = 0
  private var corners: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>) = (.zero, .zero, .zero, .zero, .zero)

  init(_ rect: CGRect, through map: Projection) {
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    map.forEachCorner(of: points) { append($0) }
  }

  /// In square pixels.
  fileprivate var area: Double {
    var doubled = 0.0
    for index in 0..<count {
      let (a, b) = (self[index], self[(index + 1) % count])
      doubled += Double(a.x) * Double(b.y) - Double(b.x) * Double(a.y)
    }
    return abs(doubled) / 2
  }

  private mutating func append(_ point: CGPoint) {
    let corner = SIMD2(Float(point.x.clamped(to: -1e6...1e6)), Float(point.y.clamped(to: -1e6...1e6)))
    switch count {
    case 0: corners.0 = corner
    case 1: corners.1 = corner
    case 2: corners.2 = corner
    case 3: corners.3 = corner
    case 4: corners.4 = corner
    default: return
    }
    count += 1
  }

  subscript(index: Int) -> SIMD2<Float> {
    switch index {
    case 0: corners.0
    case 1: corners.1
    case 2: corners.2
    case 3: corners.3
    default: corners.4
    }
  }

  /// Nil if nothing of the outline is in front of the eye.
  var boundingBox: CGRect? {
    guard count >= 3 else { return nil }
    var low = self[0]
    var high = self[0]
    for i in 1..<count {
      low = pointwiseMin(low, self[i])
      high = pointwiseMax(high, self[i])
    }
    return CGRect(x: Double(low.x), y: Double(low.y), width: Double(high.x - low.x), height: Double(high.y - low.y))
  }

  /// Returns the columns that the outline, enlarged by one pixel, touches in row `y`, or an empty range if there are none.
  func columns(inRow y: Int) -> Range<Int> {
    let above = Float(y) - 1
    let below = Float(y) + 2
    var low = Float.infinity
    var high = -Float.infinity
    for i in 0..<count {
      var a = self[i]
      var b = self[i + 1 == count ? 0 : i + 1]
      if a.y > b.y { swap(&a, &b) }
      if b.y < above || a.y > below { continue }
      var from = a.x
      var to = b.x
      if a.y < above { from = a.x + (b.x - a.x) * (above - a.y) / (b.y - a.y) }
      if b.y > below { to = a.x + (b.x - a.x) * (below - a.y) / (b.y - a.y) }
      low = min(low, min(from, to))
      high = max(high, max(from, to))
    }
    guard low <= high else { return 0..<0 }
    return Int(low - 2)..<max(Int(high + 2), Int(low - 2))
  }
}

extension Projection {
  /// Calls `body` with the projected corners of a polygon without the parts at or behind the eye.
  func forEachCorner(of polygon: [CGPoint], _ body: (CGPoint) -> Void) {
    guard var last = polygon.last else { return }
    var lastDepth = depth(last) - ProjectedQuad.nearest
    for point in polygon {
      let depth = depth(point) - ProjectedQuad.nearest
      if (depth >= 0) != (lastDepth >= 0) {
        let fraction = lastDepth / (lastDepth - depth)
        body(apply(CGPoint(x: last.x + (point.x - last.x) * fraction, y: last.y + (point.y - last.y) * fraction)))
      }
      if depth >= 0 { body(apply(point)) }
      last = point
      lastDepth = depth
    }
  }

  /// Returns whether a rectangle isn't seen edge-on, except for areas smaller than any coverage that is drawn.
  func hasArea(_ rect: CGRect) -> Bool { ProjectedQuad(rect, through: self).area > 1e-6 }
}
