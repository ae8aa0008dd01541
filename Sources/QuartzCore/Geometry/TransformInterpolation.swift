import CoreGraphics
import Foundation

/// The way from one transform to another, taken apart once so that each step on it is cheap.
///
/// Turns stay turns: nothing shears on its way that does not shear at its ends, and every rotation goes the short way.
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

  /// The transform after `fraction` of the way; also beyond 0…1, where a spring overshoots.
  func transform(at fraction: Double) -> CATransform3D {
    switch self {
    case .affine(let a, let b): AffineDecomposition.interpolate(a, b, fraction).transform
    case .space(let a, let b): SpaceDecomposition.interpolate(a, b, fraction).transform
    }
  }
}

extension CATransform3D {
  /// What, applied before `base`, gives this transform: the difference that an additive animation plays down to nothing. Nil where
  /// `base` has no inverse.
  package func relative(to base: CATransform3D) -> CATransform3D? {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(base) {
      // In the plane, exactly: rounding in the third dimension would make it look like a transform of space.
      let map = CATransform3DGetAffineTransform(base)
      guard map.a * map.d - map.b * map.c != 0 else { return nil }
      return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self).concatenating(map.inverted()))
    }
    return base.inverted.map { CATransform3DConcat(self, $0) }
  }
}
