import CoreGraphics

/// A projective map from points of a layer's plane to pixels.
///
///     X = xx·x + xy·y + x1
///     Y = yx·x + yy·y + y1      pixel = (X / W, Y / W)
///     W = wx·x + wy·y + w1
package struct Projection: Hashable, Sendable {
  package var xx: Double
  package var xy: Double
  package var x1: Double
  package var yx: Double
  package var yy: Double
  package var y1: Double
  package var wx: Double
  package var wy: Double
  package var w1: Double

  /// Creates a map. By default, it changes nothing.
  package init(
    xx: Double = 1, xy: Double = 0, x1: Double = 0, yx: Double = 0, yy: Double = 1, y1: Double = 0, wx: Double = 0, wy: Double = 0,
    w1: Double = 1
  ) {
    self.xx = xx
    self.xy = xy
    self.x1 = x1
    self.yx = yx
    self.yy = yy
    self.y1 = y1
    self.wx = wx
    self.wy = wy
    self.w1 = w1
  }

  package static let identity = Projection()

  package static func scale(_ factor: Double) -> Projection { Projection(xx: factor, yy: factor) }

  package static func translation(_ x: Double, _ y: Double) -> Projection { Projection(x1: x, y1: y) }

  /// A Boolean value that indicates whether all numbers are finite. Layers with other numbers aren't drawn.
  var isFinite: Bool {
    (xx + xy + x1).isFinite && (yx + yy + y1).isFinite && (wx + wy + w1).isFinite
  }

  var isAffine: Bool { wx == 0 && wy == 0 }

  /// A Boolean value that indicates whether the map only translates and scales, without rotation, mirroring, or perspective.
  var isUpright: Bool { isAffine && xy == 0 && yx == 0 && xx > 0 && yy > 0 && w1 > 0 }

  /// Returns the map that applies `inner` first, then this one.
  package func concatenated(after inner: Projection) -> Projection {
    Projection(
      xx: xx * inner.xx + xy * inner.yx + x1 * inner.wx,
      xy: xx * inner.xy + xy * inner.yy + x1 * inner.wy,
      x1: xx * inner.x1 + xy * inner.y1 + x1 * inner.w1,
      yx: yx * inner.xx + yy * inner.yx + y1 * inner.wx,
      yy: yx * inner.xy + yy * inner.yy + y1 * inner.wy,
      y1: yx * inner.x1 + yy * inner.y1 + y1 * inner.w1,
      wx: wx * inner.xx + wy * inner.yx + w1 * inner.wx,
      wy: wx * inner.xy + wy * inner.yy + w1 * inner.wy,
      w1: wx * inner.x1 + wy * inner.y1 + w1 * inner.w1
    ).normalized
  }

  /// The same map with W = 1 at the origin if it has no perspective, so that equal maps have equal numbers.
  var normalized: Projection {
    guard isAffine, w1 != 1, w1 != 0 else { return self }
    return Projection(xx: xx / w1, xy: xy / w1, x1: x1 / w1, yx: yx / w1, yy: yy / w1, y1: y1 / w1)
  }

  var determinant: Double { xx * (yy * w1 - y1 * wy) - xy * (yx * w1 - y1 * wx) + x1 * (yx * wy - yy * wx) }

  /// The map from pixels back to points, or nil if the layer is seen edge-on.
  var inverse: Projection? {
    let d = determinant
    guard d.isFinite, abs(d) > 1e-12 else { return nil }
    return Projection(
      xx: (yy * w1 - y1 * wy) / d, xy: (x1 * wy - xy * w1) / d, x1: (xy * y1 - x1 * yy) / d,
      yx: (y1 * wx - yx * w1) / d, yy: (xx * w1 - x1 * wx) / d, y1: (x1 * yx - xx * y1) / d,
      wx: (yx * wy - yy * wx) / d, wy: (xy * wx - xx * wy) / d, w1: (xx * yy - xy * yx) / d
    ).normalized
  }

  /// Returns the depth divisor at a point. It isn't positive for points at or behind the eye.
  func depth(_ point: CGPoint) -> Double { wx * point.x + wy * point.y + w1 }

  func apply(_ point: CGPoint) -> CGPoint {
    let w = depth(point)
    return CGPoint(x: (xx * point.x + xy * point.y + x1) / w, y: (yx * point.x + yy * point.y + y1) / w)
  }

  /// Returns the number of pixels that one point along x and along y covers at `point`.
  func pixelsPerPoint(at point: CGPoint) -> (x: Double, y: Double) {
    let w = depth(point)
    let p = apply(point)
    let ax = (xx - p.x * wx) / w
    let ay = (yx - p.y * wx) / w
    let bx = (xy - p.x * wy) / w
    let by = (yy - p.y * wy) / w
    return ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
  }
}
