/// A projective map from pixels to the points of a plane, or to the texels of an image, in the precision of the pixel loops.
///
/// Pixels are relative to an origin, which keeps the numbers small and therefore exact. The map consists only of plain numbers, so that the
/// pixel loops copy nothing that is reference-counted.
struct PixelMap {
  /// The pixel that all coordinates are relative to.
  let originX: Int
  let originY: Int
  // The coefficients of a `Projection`.
  let xx: Float
  let xy: Float
  let x1: Float
  let yx: Float
  let yy: Float
  let y1: Float
  let wx: Float
  let wy: Float
  let w1: Float

  /// Creates a map. `projection` maps pixels relative to `origin`; see `Projection.relative(to:)`.
  init(_ projection: Projection, origin: (x: Int, y: Int)) {
    originX = origin.x
    originY = origin.y
    xx = Float(projection.xx)
    xy = Float(projection.xy)
    x1 = Float(projection.x1)
    yx = Float(projection.yx)
    yy = Float(projection.yy)
    y1 = Float(projection.y1)
    wx = Float(projection.wx)
    wy = Float(projection.wy)
    w1 = Float(projection.w1)
  }

  /// Returns the middle of a column of pixels, relative to the origin.
  @inline(__always) func middle(ofColumn x: Int) -> Float { Float(x &- originX) + 0.5 }

  /// Returns the middle of a row of pixels, relative to the origin.
  @inline(__always) func middle(ofRow y: Int) -> Float { Float(y &- originY) + 0.5 }

  /// Returns x multiplied by the divisor.
  @inline(__always) func x(_ px: Float, _ py: Float) -> Float { xx * px + xy * py + x1 }

  /// Returns y multiplied by the divisor.
  @inline(__always) func y(_ px: Float, _ py: Float) -> Float { yx * px + yy * py + y1 }

  /// Returns the divisor. It isn't positive at or behind the eye.
  @inline(__always) func depth(_ px: Float, _ py: Float) -> Float { wx * px + wy * py + w1 }

  /// Returns the reciprocal of a divisor, which is large but finite at and behind the eye.
  @inline(__always) static func reciprocal(ofDepth depth: Float) -> Float { 1 / (depth > 1e-9 ? depth : 1e-9) }

  /// Returns the position of a texel with 16 fractional bits, limited to a million texels.
  @inline(__always) static func fixed(_ texel: Float) -> Int {
    let limit: Float = 1e6
    return Int((texel < -limit ? -limit : texel > limit ? limit : texel) * 65536)
  }
}

extension Projection {
  /// Returns the same map for pixels that are counted from `origin`.
  func relative(to origin: (x: Int, y: Int)) -> Projection {
    concatenated(after: .translation(Double(origin.x), Double(origin.y)))
  }
}
