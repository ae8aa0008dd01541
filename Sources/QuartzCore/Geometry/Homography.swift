import CoreGraphics

/// A 3×3 projective map of row vectors, `[x y 1] · m`, from a layer's plane (z = 0) to the screen.
package struct Homography: Equatable, Sendable {
  package var m11: CGFloat
  package var m12: CGFloat
  package var m13: CGFloat
  package var m21: CGFloat
  package var m22: CGFloat
  package var m23: CGFloat
  package var m31: CGFloat
  package var m32: CGFloat
  package var m33: CGFloat

  /// The fraction of its terms at which a determinant counts as zero. A view as wide as a screen then appears a thousandth of a pixel wide.
  private static let edgeOn: CGFloat = 1e-6

  /// A Boolean value that indicates whether parallel lines stay parallel.
  package var isAffine: Bool { m13 == 0 && m23 == 0 }

  /// Returns the divisor of the perspective at `point`. If it isn't positive, the point is at or behind the eye.
  package func w(at point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }

  /// The projection has no meaning where `w(at:)` isn't positive.
  package func project(_ point: CGPoint) -> CGPoint {
    let w = w(at: point)
    return CGPoint(x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
  }

  /// Nil if the plane is seen edge-on, or so nearly that rounding errors determine where on it a point would be.
  package var inverted: Homography? {
    let a = m22 * m33 - m23 * m32
    let b = m23 * m31 - m21 * m33
    let c = m21 * m32 - m22 * m31
    let determinant = m11 * a + m12 * b + m13 * c
    // Compares with the sum of the absolute values of its terms, which scales with the determinant regardless of the map's units.
    let sum =
      abs(m11) * (abs(m22 * m33) + abs(m23 * m32)) + abs(m12) * (abs(m23 * m31) + abs(m21 * m33))
      + abs(m13) * (abs(m21 * m32) + abs(m22 * m31))
    guard abs(determinant) > sum * Self.edgeOn, determinant.isFinite else { return nil }
    let r = 1 / determinant
    return Homography(
      m11: a * r, m12: (m13 * m32 - m12 * m33) * r, m13: (m12 * m23 - m13 * m22) * r,
      m21: b * r, m22: (m11 * m33 - m13 * m31) * r, m23: (m13 * m21 - m11 * m23) * r,
      m31: c * r, m32: (m12 * m31 - m11 * m32) * r, m33: (m11 * m22 - m12 * m21) * r)
  }
}

extension CATransform3D {
  /// The map of the plane z = 0 as seen from the front. Depth is dropped, and perspective is preserved.
  package var projected: Homography {
    Homography(m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
  }

  /// The transform with everything flattened into the plane z = 0, as a layer flattens its sublayers.
  package var flattened: CATransform3D {
    var t = self
    t.m13 = 0
    t.m23 = 0
    t.m31 = 0
    t.m32 = 0
    t.m33 = 1
    t.m34 = 0
    t.m43 = 0
    return t
  }
}
