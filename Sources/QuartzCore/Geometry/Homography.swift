import CoreGraphics
import Foundation

/// Where the points of a layer's plane (z = 0) end up on the screen: a 3×3 projective map of row vectors, `[x y 1] · m`.
public struct Homography: Equatable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat

  /// The share of its terms at which a determinant counts as zero: a view as wide as a screen is then seen a thousandth of a pixel wide.
  private static let edgeOn: CGFloat = 1e-6

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 }

  /// The divisor of perspective at `point`; at or behind the eye where it is not positive.
  public func w(at point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }

  /// Where `point` ends up; meaningless where `w(at:)` is not positive.
  public func project(_ point: CGPoint) -> CGPoint {
    let w = w(at: point)
    return CGPoint(x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
  }

  /// The map back from the screen to the layer's plane; nil where the plane is seen edge-on, or so nearly that rounding decides where on it
  /// a point would be.
  public var inverted: Homography? {
    let a = m22 * m33 - m23 * m32
    let b = m23 * m31 - m21 * m33
    let c = m21 * m32 - m22 * m31
    let determinant = m11 * a + m12 * b + m13 * c
    // Against the sum of its terms without their signs, which grows and shrinks with it in whatever units the map is given.
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
  /// What this transform does to the plane z = 0 as seen from the front: depth is dropped, perspective kept.
  public var projected: Homography {
    Homography(m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
  }

  /// Whether the plane z = 0 keeps its shape up to an affine map, seen from the front.
  public var isPlanar: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// This transform with everything flattened into the plane z = 0, as a layer flattens its sublayers.
  public var flattened: CATransform3D {
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
