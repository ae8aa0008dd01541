import Foundation

/// A 3D transform decomposed into scale, shear, rotation, translation, and perspective, applied in this order.
struct SpaceDecomposition: Equatable {
  typealias Triple = SIMD3<Double>

  var scale: Triple
  /// The amounts by which the y axis leans over x (`x`), and the z axis leans over x (`y`) and y (`z`).
  var shear: Triple
  var rotation: Quaternion
  var translation: Triple
  /// The elements `m14`, `m24`, and `m34` of the perspective.
  var perspective: Triple
  /// The element `m44` of the perspective.
  var w: CGFloat

  init(_ source: CATransform3D) {
    var m = source
    (m.m14, m.m24, m.m34, m.m44) = (0, 0, 0, 1)
    if source.m14 == 0, source.m24 == 0, source.m34 == 0 {
      perspective = .zero
      w = source.m44
    } else if let back = m.inverted {
      // The column that gives the source's fourth column when it is applied after the affine part.
      let (p, q, r, s) = (source.m14, source.m24, source.m34, source.m44)
      perspective = Triple(
        x: back.m11 * p + back.m12 * q + back.m13 * r, y: back.m21 * p + back.m22 * q + back.m23 * r,
        z: back.m31 * p + back.m32 * q + back.m33 * r)
      w = back.m41 * p + back.m42 * q + back.m43 * r + s
    } else {
      perspective = Triple(x: source.m14, y: source.m24, z: source.m34)
      w = source.m44
    }
    translation = Triple(x: m.m41, y: m.m42, z: m.m43)

    var x = Triple(x: m.m11, y: m.m12, z: m.m13)
    var y = Triple(x: m.m21, y: m.m22, z: m.m23)
    var z = Triple(x: m.m31, y: m.m32, z: m.m33)
    var (scale, shear) = (Triple.zero, Triple.zero)
    func normalize(_ axis: inout Triple, _ fallback: Triple) -> Double {
      let length = axis.length
      axis = length > 1e-12 ? axis / length : fallback
      return length
    }
    scale.x = normalize(&x, Triple(x: 1, y: 0, z: 0))
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = normalize(&y, Self.perpendicular(to: x))
    shear.y = x.dot(z)
    z -= x * shear.y
    shear.z = y.dot(z)
    z -= y * shear.z
    scale.z = normalize(&z, x.cross(y))
    shear.x = scale.y > 1e-12 ? shear.x / scale.y : 0
    shear.y = scale.z > 1e-12 ? shear.y / scale.z : 0
    shear.z = scale.z > 1e-12 ? shear.z / scale.z : 0
    if x.dot(y.cross(z)) < 0 {
      // A mirror image. Reversing all axes makes it a rotation.
      (scale, x, y, z) = (scale * -1, x * -1, y * -1, z * -1)
    }
    self.scale = scale
    self.shear = shear
    var turn = CATransform3D.identity
    (turn.m11, turn.m12, turn.m13) = (x.x, x.y, x.z)
    (turn.m21, turn.m22, turn.m23) = (y.x, y.y, y.z)
    (turn.m31, turn.m32, turn.m33) = (z.x, z.y, z.z)
    rotation = Quaternion(rotation: turn)
  }

  var transform: CATransform3D {
    let turn = rotation.matrix
    let x = Triple(x: turn.m11, y: turn.m12, z: turn.m13)
    let upright = Triple(x: turn.m21, y: turn.m22, z: turn.m23)
    let y = upright + x * shear.x
    let z = Triple(x: turn.m31, y: turn.m32, z: turn.m33) + x * shear.y + upright * shear.z
    var m = CATransform3D.identity
    (m.m11, m.m12, m.m13) = (x.x * scale.x, x.y * scale.x, x.z * scale.x)
    (m.m21, m.m22, m.m23) = (y.x * scale.y, y.y * scale.y, y.z * scale.y)
    (m.m31, m.m32, m.m33) = (z.x * scale.z, z.y * scale.z, z.z * scale.z)
    (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
    if perspective == .zero, w == 1 { return m }
    var lens = CATransform3D.identity
    (lens.m14, lens.m24, lens.m34, lens.m44) = (perspective.x, perspective.y, perspective.z, w)
    return CATransform3DConcat(m, lens)
  }

  static func interpolate(_ a: SpaceDecomposition, _ b: SpaceDecomposition, _ fraction: Double) -> SpaceDecomposition {
    var result = a
    result.scale = a.scale + (b.scale - a.scale) * fraction
    result.shear = a.shear + (b.shear - a.shear) * fraction
    result.rotation = Quaternion.interpolate(a.rotation, b.rotation, fraction)
    result.translation = a.translation + (b.translation - a.translation) * fraction
    result.perspective = a.perspective + (b.perspective - a.perspective) * fraction
    result.w = a.w + (b.w - a.w) * fraction
    return result
  }

  private static func perpendicular(to axis: Triple) -> Triple {
    let other = abs(axis.y) < 0.9 ? Triple(x: 0, y: 1, z: 0) : Triple(x: 0, y: 0, z: 1)
    let part = other - axis * axis.dot(other)
    return part / part.length
  }
}

extension SIMD3<Double> {
  var length: Double { dot(self).squareRoot() }

  fileprivate func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  fileprivate func cross(_ other: Self) -> Self {
    Self(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}
