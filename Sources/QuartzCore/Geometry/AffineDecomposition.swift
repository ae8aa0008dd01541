import CoreGraphics

/// A 2D transform decomposed into scale, shear, rotation, and translation, applied in this order.
struct AffineDecomposition: Equatable {
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// The amount by which x moves with y, before the rotation.
  var shear: CGFloat
  /// In radians.
  var angle: CGFloat
  var translationX: CGFloat
  var translationY: CGFloat
}

extension AffineDecomposition {
  /// A mirror image has one negative scale, so that a flip collapses to a line instead of rotating out of the plane.
  init(_ t: CATransform3D) {
    var (a, b, c, d) = (t.m11, t.m12, t.m21, t.m22)
    var (signX, signY): (CGFloat, CGFloat) = (1, 1)
    if a * d - b * c < 0 {
      if a < d {
        signX = -1
        (a, b) = (-a, -b)
      } else {
        signY = -1
        (c, d) = (-c, -d)
      }
    }
    let length = hypot(a, b)
    if length > 0 {
      angle = atan2(b, a)
      let (ux, uy) = (a / length, b / length)
      let along = ux * c + uy * d
      let across = ux * d - uy * c
      scaleX = length * signX
      scaleY = across * signY
      shear = across != 0 ? along / across : 0
    } else {
      // The x axis has collapsed, but the y axis still determines the angle.
      angle = c == 0 && d == 0 ? 0 : atan2(-c, d)
      scaleX = 0
      scaleY = hypot(c, d) * signY
      shear = 0
    }
    translationX = t.m41
    translationY = t.m42
  }

  var transform: CATransform3D {
    let (s, c) = (sin(angle), cos(angle))
    var t = CATransform3D.identity
    // scale · shear · rotation: the x axis first, then the y axis leaning over it.
    t.m11 = scaleX * c
    t.m12 = scaleX * s
    t.m21 = scaleY * (shear * c - s)
    t.m22 = scaleY * (shear * s + c)
    t.m41 = translationX
    t.m42 = translationY
    return t
  }

  /// Returns parts of the same transform that can be compared with those of `other`.
  func mirrored(as other: AffineDecomposition) -> AffineDecomposition {
    guard (scaleX < 0 && other.scaleY < 0) || (scaleY < 0 && other.scaleX < 0) else { return self }
    // The two are mirrored in different axes. Half a turn makes the mirrors agree.
    var parts = self
    parts.scaleX = -scaleX
    parts.scaleY = -scaleY
    parts.angle += angle < 0 ? .pi : -.pi
    return parts
  }

  /// Returns the parts at `fraction` between `a` and `b`, rotating by the shorter angle.
  static func interpolate(_ a: AffineDecomposition, _ b: AffineDecomposition, _ fraction: CGFloat) -> AffineDecomposition {
    let a = a.mirrored(as: b)
    let turn = (b.angle - a.angle).remainder(dividingBy: 2 * .pi)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * fraction }
    return AffineDecomposition(
      scaleX: mix(a.scaleX, b.scaleX), scaleY: mix(a.scaleY, b.scaleY), shear: mix(a.shear, b.shear),
      angle: a.angle + turn * fraction, translationX: mix(a.translationX, b.translationX),
      translationY: mix(a.translationY, b.translationY))
  }
}
