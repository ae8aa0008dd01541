import QuartzCore

/// The edges of a group's clip.
///
/// If something inside the group ends exactly at the clip, its own edge must not be smoothed as well. Otherwise the card's white would
/// shine through the photo's half-covered pixels. It is therefore drawn a little beyond the clip, and only the group's mask forms the edge.
struct ClipEdges {
  /// The distance beyond the clip, in pixels.
  private static let overhang = 2.0

  private let rect: CGRect
  private let inverse: Projection
  private let tolerance: CGFloat
  /// The overhang in the clip's points.
  private let margin: CGFloat

  /// Creates the edges, or returns nil if the clip is seen edge-on.
  init?(_ clip: RoundedRect, projection: Projection) {
    guard let inverse = projection.inverse else { return nil }
    let scale = projection.pixelsPerPoint(at: CGPoint(x: clip.rect.midX, y: clip.rect.midY))
    let finest = min(scale.x, scale.y)
    guard finest > 1e-6, finest.isFinite else { return nil }
    rect = clip.rect
    self.inverse = inverse
    tolerance = 0.01 / finest
    margin = ClipEdges.overhang / finest
  }

  /// Returns `shape`, in the points of `projection`, with the sides that coincide with the clip's edges moved outward.
  func extending(_ shape: RoundedRect, projection: Projection) -> RoundedRect {
    let map = inverse.concatenated(after: projection)
    let isAligned =
      abs(map.wx) < 1e-9 && abs(map.wy) < 1e-9 && abs(map.xy) < 1e-9 * abs(map.xx) && abs(map.yx) < 1e-9 * abs(map.yy)
      && map.xx / map.w1 > 0 && map.yy / map.w1 > 0
    guard isAligned else { return shape }
    let (sx, sy) = (map.xx / map.w1, map.yy / map.w1)
    let topLeft = map.apply(CGPoint(x: shape.rect.minX, y: shape.rect.minY))
    let bottomRight = map.apply(CGPoint(x: shape.rect.maxX, y: shape.rect.maxY))
    func meets(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }
    let radii = shape.radii
    let left = meets(topLeft.x, rect.minX) && radii.topLeft == 0 && radii.bottomLeft == 0 ? margin / sx : 0
    let right = meets(bottomRight.x, rect.maxX) && radii.topRight == 0 && radii.bottomRight == 0 ? margin / sx : 0
    let top = meets(topLeft.y, rect.minY) && radii.topLeft == 0 && radii.topRight == 0 ? margin / sy : 0
    let bottom = meets(bottomRight.y, rect.maxY) && radii.bottomLeft == 0 && radii.bottomRight == 0 ? margin / sy : 0
    if left == 0, right == 0, top == 0, bottom == 0 { return shape }
    let extended = CGRect(
      x: shape.rect.minX - left, y: shape.rect.minY - top, width: shape.rect.width + left + right,
      height: shape.rect.height + top + bottom)
    return RoundedRect(extended, radii: radii, isContinuous: shape.isContinuous)
  }
}
