import Foundation

struct Quaternion: Equatable {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var w: CGFloat

  static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)
}

extension Quaternion {
  /// Creates the rotation of an orthonormal matrix for row vectors.
  init(rotation m: CATransform3D) {
    let trace = m.m11 + m.m22 + m.m33
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(x: (m.m23 - m.m32) / s, y: (m.m31 - m.m13) / s, z: (m.m12 - m.m21) / s, w: s / 4)
    } else if m.m11 > m.m22, m.m11 > m.m33 {
      let s = 2 * max(1 + m.m11 - m.m22 - m.m33, 0).squareRoot()
      self.init(x: s / 4, y: (m.m12 + m.m21) / s, z: (m.m31 + m.m13) / s, w: (m.m23 - m.m32) / s)
    } else if m.m22 > m.m33 {
      let s = 2 * max(1 + m.m22 - m.m11 - m.m33, 0).squareRoot()
      self.init(x: (m.m12 + m.m21) / s, y: s / 4, z: (m.m23 + m.m32) / s, w: (m.m31 - m.m13) / s)
    } else {
      let s = 2 * max(1 + m.m33 - m.m11 - m.m22, 0).squareRoot()
      self.init(x: (m.m31 + m.m13) / s, y: (m.m23 + m.m32) / s, z: s / 4, w: (m.m12 - m.m21) / s)
    }
  }

  /// Creates a rotation about x first, then y, then z, in radians.
  init(euler x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    let turn = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeRotation(x, 1, 0, 0), CATransform3DMakeRotation(y, 0, 1, 0)),
      CATransform3DMakeRotation(z, 0, 0, 1))
    self.init(rotation: turn)
  }

  var matrix: CATransform3D {
    var m = CATransform3D.identity
    m.m11 = 1 - 2 * (y * y + z * z)
    m.m12 = 2 * (x * y + z * w)
    m.m13 = 2 * (x * z - y * w)
    m.m21 = 2 * (x * y - z * w)
    m.m22 = 1 - 2 * (x * x + z * z)
    m.m23 = 2 * (y * z + x * w)
    m.m31 = 2 * (x * z + y * w)
    m.m32 = 2 * (y * z - x * w)
    m.m33 = 1 - 2 * (x * x + y * y)
    return m
  }

  /// The angles of `init(euler:_:_:)`, in radians. Of the two triples for the same rotation, this is the one that rotates less in total, so
  /// that half a turn about y doesn't become half turns about x and z.
  var euler: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let m = matrix
    let y = asin((-m.m13).clamped(to: -1...1))
    guard abs(m.m13) < 0.9999999 else { return (atan2(-m.m32, m.m22), y, 0) }
    let (x, z) = (atan2(m.m23, m.m33), atan2(m.m12, m.m11))
    // In each angle, the other triple is as far from half a turn as this one is from zero.
    guard abs(x) + abs(y) + abs(z) > 1.5 * .pi else { return (x, y, z) }
    func opposite(_ angle: CGFloat) -> CGFloat { angle > 0 ? angle - .pi : angle + .pi }
    return (opposite(x), y < 0 ? -.pi - y : .pi - y, opposite(z))
  }

  /// Interpolates along the shorter arc, at a constant rate.
  static func interpolate(_ a: Quaternion, _ b: Quaternion, _ fraction: CGFloat) -> Quaternion {
    var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    let sign: CGFloat = cosine < 0 ? -1 : 1
    cosine = min(abs(cosine), 1)
    let angle = acos(cosine)
    let sine = sin(angle)
    let (p, q) = sine < 1e-9 ? (1 - fraction, fraction) : (sin((1 - fraction) * angle) / sine, sin(fraction * angle) / sine)
    let r = q * sign
    return Quaternion(x: a.x * p + b.x * r, y: a.y * p + b.y * r, z: a.z * p + b.z * r, w: a.w * p + b.w * r)
  }
}
