import QuartzCore

/// The order in which siblings are painted.
///
/// As in Core Animation, siblings share one space, whether a perspective comes from the superlayer's `sublayerTransform` or from their own
/// transforms, and whether or not the superlayer is a `CATransformLayer`:
///
/// - If no sibling is rotated out of the superlayer's plane, the order is by depth (`zPosition` and translation along z), and then by the
///   order of the sublayers.
/// - Otherwise, a sibling that is entirely on the eye's side of another's plane is in front of the other. Siblings in one plane keep the
///   order of the sublayers. Of two siblings that intersect, the one whose center is nearer to the eye is entirely in front.
///
/// Touches don't follow this order: views are hit in the order of their superview's subviews.
struct DepthOrder {
  private struct Sibling {
    /// The distance of the center toward the eye, in thousandths of a point, so that rounding doesn't decide between equal distances.
    let depth: CGFloat
    /// The plane to compare with, or nil if the sibling has none or isn't visible.
    let pane: Pane?
  }

  private var siblings: [Sibling] = []

  /// Adds the next sublayer with its state, and its transform to the space in which the eye looks along z.
  mutating func add(_ state: LayerState, _ transform: CATransform3D, isPlane: Bool) {
    let middle = transform.seen(CGPoint(x: state.bounds.midX, y: state.bounds.midY))
    let isVisible = isPlane && !state.isHidden && state.opacity > 0
    siblings.append(
      Sibling(depth: middle.map { ($0.z * 1000).rounded() } ?? -.infinity, pane: isVisible ? Pane(state.bounds, transform) : nil))
  }

  func indices() -> [Int] {
    var waiting = siblings.indices.sorted { (siblings[$0].depth, $0) < (siblings[$1].depth, $1) }
    var order: [Int] = []
    order.reserveCapacity(waiting.count)
    while !waiting.isEmpty {
      // The farthest sibling that covers none of the remaining ones, or the farthest one if they cover each other in a cycle.
      let next = waiting.firstIndex { candidate in !waiting.contains { covers(candidate, $0) } } ?? waiting.startIndex
      order.append(waiting.remove(at: next))
    }
    return order
  }

  /// Returns whether the sibling at index `a` must be painted after the one at `b`.
  private func covers(_ a: Int, _ b: Int) -> Bool {
    guard a != b, let own = siblings[a].pane, let other = siblings[b].pane, own.overlaps(other) else { return false }
    switch other.side(of: own) {
    case .front: return true
    case .behind: return false
    case .within: return a > b
    case nil: return own.side(of: other) == .behind
    }
  }
}

/// A layer's rectangle as it appears in perspective: x and y on the screen, z toward the eye.
private struct Pane {
  private let corners: [SIMD3<Double>]
  private let box: CGRect
  /// The coefficients of its plane: z = `slope.x`·x + `slope.y`·y + `slope.z`.
  private let slope: SIMD3<Double>

  /// The distance along z, in points, below which two depths are equal.
  private static let tolerance = 1e-4

  /// Creates a pane, or returns nil for a rectangle that is empty, seen edge-on, or partly at or behind the eye.
  init?(_ rect: CGRect, _ transform: CATransform3D) {
    guard !rect.isEmpty, let a = transform.seen(CGPoint(x: rect.minX, y: rect.minY)),
      let b = transform.seen(CGPoint(x: rect.maxX, y: rect.minY)), let c = transform.seen(CGPoint(x: rect.minX, y: rect.maxY)),
      let d = transform.seen(CGPoint(x: rect.maxX, y: rect.maxY))
    else { return nil }
    let (u, v) = (b - a, c - a)
    let area = u.x * v.y - u.y * v.x
    guard abs(area) > 1e-9 * ((u * u).sum() * (v * v).sum()).squareRoot() else { return nil }
    let (x, y) = ((u.z * v.y - u.y * v.z) / area, (u.x * v.z - u.z * v.x) / area)
    slope = SIMD3(x, y, a.z - x * a.x - y * a.y)
    corners = [a, b, c, d]
    let (low, high) = (
      pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d)), pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    )
    box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  func overlaps(_ other: Pane) -> Bool {
    box.minX < other.box.maxX && other.box.minX < box.maxX && box.minY < other.box.maxY && other.box.minY < box.maxY
  }

  enum Side {
    case front, behind, within
  }

  /// Returns the side of this plane, as seen from the eye, on which `other` is, or nil if it is on both.
  func side(of other: Pane) -> Side? {
    var (nearest, farthest) = (0.0, 0.0)
    for corner in other.corners {
      let distance = corner.z - (slope.x * corner.x + slope.y * corner.y + slope.z)
      (nearest, farthest) = (max(nearest, distance), min(farthest, distance))
    }
    switch (nearest > Pane.tolerance, farthest < -Pane.tolerance) {
    case (true, true): return nil
    case (true, false): return .front
    case (false, true): return .behind
    case (false, false): return .within
    }
  }
}

extension CATransform3D {
  /// Returns the position and depth at which a point of the plane appears, or nil at or behind the eye.
  fileprivate func seen(_ point: CGPoint) -> SIMD3<Double>? {
    let w = point.x * m14 + point.y * m24 + m44
    guard w > 1e-9 else { return nil }
    let seen =
      SIMD3(
        point.x * m11 + point.y * m21 + m41, point.x * m12 + point.y * m22 + m42, point.x * m13 + point.y * m23 + m43) / w
    return seen.x.isFinite && seen.y.isFinite && seen.z.isFinite ? seen : nil
  }

  /// A Boolean value that indicates whether the plane z = 0 stays parallel to itself.
  var keepsPlaneUpright: Bool { m13 == 0 && m23 == 0 }

  /// A Boolean value that indicates whether planes parallel to z = 0 are seen from the front, one behind another, as in a perspective that
  /// isn't rotated.
  var looksAtFront: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m33 > 0 && m44 > 0 }
}
