import CoreGraphics

/// The corner of `cornerCurve` `.continuous`: three cubic curves, of which two are mirror images.
///
/// The control points are those of `UIBezierPath(roundedRect:cornerRadius:)`, as published by PaintCode ("Code for iOS 7 Rounded
/// Rectangles") and Liam Rosenfeld ("Apple Icon Quest"), in radii from the corner along both sides.
enum SmoothCorner {
  /// The distance from the corner at which the curve begins, in radii: `CALayer.cornerCurveExpansionFactor(.continuous)`.
  static var reach: Double { 1.528665 }

  /// The point where the curve crosses the diagonal, in radii from both sides.
  private static var diagonal: Double { 0.29150691875 }

  /// The curve from the diagonal to its end: the depth that it cuts off at evenly spaced distances along a side, and its slope.
  nonisolated(unsafe) private static let table = UnsafePointer(makeTable())
  private static var intervals: Int { 512 }
  private static var perRadius: Double { Double(intervals) / (reach - diagonal) }

  private static func makeTable() -> UnsafeMutablePointer<SIMD2<Float>> {
    let table = UnsafeMutablePointer<SIMD2<Float>>.allocate(capacity: intervals + 1)
    for index in 0...intervals { table[index] = point(at: diagonal + Double(index) / perRadius) }
    return table
  }

  /// Returns the depth and slope of the curve at a distance along a side.
  private static func point(at distance: Double) -> SIMD2<Float> {
    let outer = [(reach, 0.0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)]
    let inner = [(0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)]
    let points = distance > 0.63149379 ? outer : inner
    func mix(_ t: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    func speed(_ t: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let s = 1 - t
      return 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let t = (low + high) / 2
      if mix(t, points[0].0, points[1].0, points[2].0, points[3].0) > distance { low = t } else { high = t }
    }
    let t = (low + high) / 2
    let along = speed(t, points[0].0, points[1].0, points[2].0, points[3].0)
    let across = speed(t, points[0].1, points[1].1, points[2].1, points[3].1)
    let depth = mix(t, points[0].1, points[1].1, points[2].1, points[3].1)
    return SIMD2(Float(depth), along < 0 ? Float(across / along) : 0)
  }

  /// The depth by which a corner cuts off a rectangle, in radii.
  struct Shape {
    /// The fraction of the smooth curve: 1, or less if the sides are too short for it, down to 0 for a quarter of a circle.
    let smoothness: Float
    private let table: UnsafePointer<SIMD2<Float>>

    init(smoothness: Double) {
      self.smoothness = Float(smoothness)
      table = SmoothCorner.table
    }

    /// Returns the depth that is cut off at a distance along a side that is at least the depth, and its slope.
    @inline(__always) func depth(at distance: Float) -> (depth: Float, slope: Float) {
      let position = (distance - Float(SmoothCorner.diagonal)) * Float(SmoothCorner.perRadius)
      var smooth: SIMD2<Float>
      if position <= 0 {
        // Beyond the diagonal, the curve continues along its tangent.
        smooth = SIMD2(2 * Float(SmoothCorner.diagonal) - distance, -1)
      } else if position < Float(SmoothCorner.intervals) {
        let index = Int(position)
        let fraction = position - Float(index)
        smooth = table[index] * (1 - fraction) + table[index + 1] * fraction
      } else {
        smooth = .zero
      }
      guard smoothness < 1 else { return (smooth.x, smooth.y) }
      let rise = max(1 - distance, 0)
      let run = max(1 - rise * rise, 1e-6).squareRoot()
      return (smooth.x * smoothness + (1 - run) * (1 - smoothness), smooth.y * smoothness - rise / run * (1 - smoothness))
    }

    /// Returns the depth that is cut off at any distance along a side.
    func cut(at distance: Double) -> Double {
      let along = Float(distance)
      guard along < depth(at: along).depth else { return Double(depth(at: along).depth) }
      // Nearer to the corner than the diagonal, the curve is its own mirror image.
      var (low, high) = (along, Float(SmoothCorner.reach))
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if depth(at: middle).depth > along { low = middle } else { high = middle }
      }
      return Double(high)
    }
  }
}

extension RoundedRect {
  /// The fraction of the smooth curve in the corners, 0…1.
  ///
  /// A radius takes 1.528665 times its length on both sides. If the shorter side has less, the corner approaches a quarter of a circle, so
  /// that a capsule has round ends.
  var smoothness: Double {
    guard isContinuous, radii.largest > 0 else { return 0 }
    let room = min(rect.width, rect.height) / 2 / radii.largest
    return ((room - 1) / (SmoothCorner.reach - 1)).clamped(to: 0...1)
  }

  /// The distance from a corner of the given radius at which its side is straight, in points.
  func reach(of radius: CGFloat) -> CGFloat {
    smoothness > 0 ? min(radius * SmoothCorner.reach, min(rect.width, rect.height) / 2) : radius
  }
}
