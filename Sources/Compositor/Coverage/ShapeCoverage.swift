import QuartzCore

/// The coverage of each pixel by a rounded rectangle under a projection.
///
/// For straight edges it is the overlap of pixel and rectangle, and for corners it depends on the distance to the arc. The type consists
/// only of plain numbers, so that the pixel loops copy nothing that is reference-counted.
struct ShapeCoverage {
  /// A Boolean value that indicates whether rows and columns stay rows and columns, so that the inside of a row is known without examining
  /// each pixel.
  let isUpright: Bool
  private let hasPerspective: Bool
  /// From pixels to points right of and below the rectangle's center.
  private let map: PixelMap
  private let halfWidth: Float
  private let halfHeight: Float
  private let topLeft: Float
  private let topRight: Float
  private let bottomLeft: Float
  private let bottomRight: Float
  /// The number of points per pixel across the vertical and across the horizontal edges. Valid only without perspective.
  private let stepX: Float
  private let stepY: Float
  /// The curve of the corners, or nil for quarters of a circle.
  private let curve: SmoothCorner.Shape?
  /// The distance from the corners at which the sides are straight, in radii.
  private let reach: Float

  /// Creates the coverage of a shape. `inverse` maps pixels to the points in which `shape` is given.
  init(_ shape: RoundedRect, inverse: Projection, origin: (x: Int, y: Int)) {
    let center = CGPoint(x: shape.rect.midX, y: shape.rect.midY)
    let toCenter = Projection.translation(-center.x, -center.y).concatenated(after: inverse.relative(to: origin))
    isUpright = toCenter.isUpright
    hasPerspective = !toCenter.isAffine
    map = PixelMap(toCenter, origin: origin)
    halfWidth = Float(shape.rect.width / 2)
    halfHeight = Float(shape.rect.height / 2)
    topLeft = Float(shape.radii.topLeft)
    topRight = Float(shape.radii.topRight)
    bottomLeft = Float(shape.radii.bottomLeft)
    bottomRight = Float(shape.radii.bottomRight)
    let smoothness = shape.smoothness
    curve = smoothness > 0 ? SmoothCorner.Shape(smoothness: smoothness) : nil
    reach = smoothness > 0 ? Float(SmoothCorner.reach) : 1
    stepX = max((map.xx * map.xx + map.xy * map.xy).squareRoot(), 1e-9)
    stepY = max((map.yx * map.yx + map.yy * map.yy).squareRoot(), 1e-9)
  }

  /// Returns the covered fraction of the pixel, 0…1.
  @inline(__always) func coverage(_ pixelX: Int, _ pixelY: Int) -> Float {
    let px = map.middle(ofColumn: pixelX)
    let py = map.middle(ofRow: pixelY)
    var x = map.x(px, py)
    var y = map.y(px, py)
    // The gradients of x and y over the screen.
    var gxx = map.xx
    var gxy = map.xy
    var gyx = map.yx
    var gyy = map.yy
    var acrossX = stepX
    var acrossY = stepY
    if hasPerspective {
      let depth = map.depth(px, py)
      guard depth > 1e-9 else { return 0 }
      let w = 1 / depth
      x *= w
      y *= w
      gxx = (map.xx - x * map.wx) * w
      gxy = (map.xy - x * map.wy) * w
      gyx = (map.yx - y * map.wx) * w
      gyy = (map.yy - y * map.wy) * w
      acrossX = max((gxx * gxx + gxy * gxy).squareRoot(), 1e-9)
      acrossY = max((gyx * gyx + gyy * gyy).squareRoot(), 1e-9)
    }
    let ax = abs(x)
    let ay = abs(y)
    let covered = overlap(ax, halfWidth, acrossX) * overlap(ay, halfHeight, acrossY)
    if covered <= 0 { return 0 }
    let radius = x < 0 ? (y < 0 ? topLeft : bottomLeft) : (y < 0 ? topRight : bottomRight)
    let cornerX = ax - halfWidth + radius * reach
    let cornerY = ay - halfHeight + radius * reach
    if radius <= 0 || cornerX <= 0 || cornerY <= 0 { return covered }
    var nx: Float
    var ny: Float
    let distance: Float
    if let curve {
      (nx, ny, distance) = Self.outward(halfWidth - ax, halfHeight - ay, of: curve, radius)
    } else {
      let length = (cornerX * cornerX + cornerY * cornerY).squareRoot()
      nx = cornerX / length
      ny = cornerY / length
      distance = length - radius
    }
    if x < 0 { nx = -nx }
    if y < 0 { ny = -ny }
    let gx = nx * gxx + ny * gyx
    let gy = nx * gxy + ny * gyy
    let slope = max((gx * gx + gy * gy).squareRoot(), 1e-9)
    let arc = 0.5 - distance / slope
    return min(covered, max(arc, 0))
  }

  /// Returns the direction away from a smooth corner, and the distance from it in points, negative inside. `fromSide` and `fromTop` are the
  /// distances from the sides.
  @inline(__always) private static func outward(
    _ fromSide: Float, _ fromTop: Float, of curve: SmoothCorner.Shape, _ radius: Float
  ) -> (x: Float, y: Float, distance: Float) {
    let isWide = fromSide > fromTop
    let (along, across) = isWide ? (fromSide / radius, fromTop / radius) : (fromTop / radius, fromSide / radius)
    let (depth, slope) = curve.depth(at: along)
    let length = (1 + slope * slope).squareRoot()
    let (first, second) = (1 / length, -slope / length)
    return (isWide ? second : first, isWide ? first : second, (depth - across) / length * radius)
  }

  /// Returns the overlap of a pixel at `distance` from the middle with the span `-half...half`, in points. `step` is a pixel's width.
  @inline(__always) private func overlap(_ distance: Float, _ half: Float, _ step: Float) -> Float {
    let near = (half - distance) / step
    let far = (half + distance) / step
    let sum = (near < 0.5 ? near : 0.5) + (far < 0.5 ? far : 0.5)
    return sum < 0 ? 0 : sum
  }

  /// Returns the coverage inside row `y`, away from the ends and from the corners. For upright shapes.
  @inline(__always) func innerCoverage(ofRow y: Int) -> Float {
    overlap(abs(map.yy * map.middle(ofRow: y) + map.y1), halfHeight, stepY)
  }

  /// The rows that are covered over their whole height and are away from the corners. For upright shapes.
  var plainRows: Range<Int> {
    let above = max(max(topLeft, topRight) * reach, 0)
    let below = max(max(bottomLeft, bottomRight) * reach, 0)
    // Half a pixel inside, and one for rounding.
    let from = (-halfHeight + above - map.y1) / map.yy + 1
    let to = (halfHeight - below - map.y1) / map.yy - 1
    guard from < to, from > -1e6, to < 1e6 else { return 0..<0 }
    let first = Int(from.rounded(.up)) &+ map.originY
    return first..<max(Int(to.rounded(.down)) &+ map.originY, first)
  }

  /// Returns the columns outside of which row `y` certainly has no coverage, so that large corners aren't searched. For upright shapes.
  func uprightColumns(ofRow pixelY: Int) -> Range<Int> {
    let y = map.yy * map.middle(ofRow: pixelY) + map.y1
    let radiusLeft = y < 0 ? topLeft : bottomLeft
    let radiusRight = y < 0 ? topRight : bottomRight
    // Two pixels of slack. No edge is blurred over more than one.
    let low = (-halfWidth + cut(radiusLeft, abs(y)) - map.x1) / map.xx - 2
    let high = (halfWidth - cut(radiusRight, abs(y)) - map.x1) / map.xx + 2
    let first = Int(max(low, -1e6)) &+ map.originX
    return first..<max(Int(min(high, 1e6)) &+ map.originX &+ 1, first)
  }

  /// Returns the distance between a corner's arc, enlarged by one pixel, and the rectangle's side, at `distance` from the middle row.
  private func cut(_ radius: Float, _ distance: Float) -> Float {
    let rise = distance - halfHeight + radius
    guard radius > 0, rise > 0 else { return 0 }
    // A smooth corner is nearer to the rectangle's corner than the arc, by less than a hundredth of the radius.
    let outer = radius * (curve == nil ? 1 : 1.01) + 2 * max(stepX, stepY)
    return max(radius - max(outer * outer - rise * rise, 0).squareRoot(), 0)
  }

  /// Returns whether the shape covers all of `rect`. The shape is convex, so the corners are sufficient.
  func covers(_ rect: PixelRect) -> Bool {
    func full(_ x: Int, _ y: Int) -> Bool { coverage(x, y) >= 0.9999 }
    return full(rect.x0, rect.y0) && full(rect.x1 - 1, rect.y0) && full(rect.x0, rect.y1 - 1) && full(rect.x1 - 1, rect.y1 - 1)
  }

  /// Returns whether the coverage is exactly that of `old`, moved by `shift`. False if that isn't certain.
  func isSame(as old: ShapeCoverage, movedBy shift: PixelShift) -> Bool {
    isUpright && old.isUpright && halfWidth == old.halfWidth && halfHeight == old.halfHeight && topLeft == old.topLeft
      && topRight == old.topRight && bottomLeft == old.bottomLeft && bottomRight == old.bottomRight
      && curve?.smoothness == old.curve?.smoothness
      && map.hasValues(of: old.map, movedBy: shift)
  }
}
