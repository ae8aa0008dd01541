import CoreGraphics

/// A shadow's mask with its place, in the coordinate system of what casts it.
struct ShadowCast {
  let mask: AlphaMask
  let texels: Projection
  /// The area that the shadow can darken, in points.
  let extent: CGRect
  let stretchX: MaskSampler.Stretch
  let stretchY: MaskSampler.Stretch
  /// The standard deviation of the mask's blur, in texels, or 0 if the mask may have edges.
  let blur: Double

  /// Creates the shadow of `rect`. The mask has `scale` pixels per point, `step` pixels per texel, and `margin` pixels around `rect`.
  init(
    mask: AlphaMask, rect: CGRect, scale: Double, step: Double, margin: Double, stretchX: MaskSampler.Stretch,
    stretchY: MaskSampler.Stretch, blur: Double = 0
  ) {
    self.mask = mask
    self.blur = blur
    self.stretchX = stretchX
    self.stretchY = stretchY
    let perPoint = scale / step
    texels = Projection(
      xx: perPoint, x1: margin / step - rect.minX * perPoint, yy: perPoint, y1: margin / step - rect.minY * perPoint)
    extent = rect.insetBy(dx: -margin / scale, dy: -margin / scale)
  }

  /// Returns the scale of the mask for `bounds`: the visible scale in steps of √2, so that a growing card keeps its mask for a while.
  static func scale(of bounds: CGRect, projection: Projection) -> Double? {
    guard bounds.isDrawable else { return nil }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard projection.depth(center) > ProjectedQuad.nearest else { return nil }
    let seen = projection.pixelsPerPoint(at: center)
    let scale = max(seen.x, seen.y)
    guard scale.isFinite, scale > 1e-3 else { return nil }
    return exp2((log2(min(scale, 64)) * 2 - 1e-6).rounded(.up) / 2)
  }
}

extension Shadow.Silhouette {
  /// In points.
  var bounds: CGRect {
    switch self {
    case .shape(let shape): shape.rect
    case .path(let path): path.boundingBoxOfPath
    case .content(_, let bounds): bounds
    }
  }
}
