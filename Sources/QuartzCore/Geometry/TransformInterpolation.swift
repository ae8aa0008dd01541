import CoreGraphics

/// The interpolation between two transforms, decomposed once so that each step is cheap.
///
/// Rotations stay rotations. If neither end is sheared, nothing in between is, and every rotation takes the shorter angle.
enum TransformInterpolation {
  case affine(AffineDecomposition, AffineDecomposition)
  case space(SpaceDecomposition, SpaceDecomposition)

  init(from a: CATransform3D, to b: CATransform3D) {
    if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
      self = .affine(AffineDecomposition(a), AffineDecomposition(b))
    } else {
      self = .space(SpaceDecomposition(a), SpaceDecomposition(b))
    }
  }

  /// `fraction` can be outside 0…1 when a spring overshoots.
  func transform(at fraction: Double) -> CATransform3D {
    switch self {
    case .affine(let a, let b): AffineDecomposition.interpolate(a, b, fraction).transform
    case .space(let a, let b): SpaceDecomposition.interpolate(a, b, fraction).transform
    }
  }
}

extension CATransform3D {
  /// Returns the transform that, applied before `base`, gives this one. Nil if `base` has no inverse.
  ///
  /// It is the difference that an additive animation reduces to the identity.
  package func relative(to base: CATransform3D) -> CATransform3D? {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(base) {
      // In the plane, exactly. Rounding in the third dimension would turn the result into a 3D transform.
      let map = CATransform3DGetAffineTransform(base)
      guard map.a * map.d - map.b * map.c != 0 else { return nil }
      return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self).concatenating(map.inverted()))
    }
    return base.inverted.map { CATransform3DConcat(self, $0) }
  }
}
