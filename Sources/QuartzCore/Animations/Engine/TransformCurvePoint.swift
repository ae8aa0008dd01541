import CoreGraphics

/// The parts of a transform as numbers that can be added, so that a curve can run through transforms as it does through points.
///
/// Rotations are relative to a common one, as vectors along their axes whose length is the angle. Rotations about one axis add exactly.
struct TransformCurvePoint {
  /// Scale, shear, translation, and perspective with three numbers each, then the rotation, then `m44`.
  var numbers: SIMD16<Double>

  init(_ parts: SpaceDecomposition, turnFrom origin: Quaternion) {
    let turn = parts.rotation.turn(from: origin)
    numbers = SIMD16(
      parts.scale.x, parts.scale.y, parts.scale.z, parts.shear.x, parts.shear.y, parts.shear.z,
      parts.translation.x, parts.translation.y, parts.translation.z, parts.perspective.x, parts.perspective.y, parts.perspective.z,
      turn.x, turn.y, turn.z, parts.w)
  }

  /// Returns the same point with its rotation relative to an origin that is `turn` away from the current one.
  func turned(by turn: TransformCurvePoint) -> TransformCurvePoint {
    var result = self
    for index in 12..<15 { result.numbers[index] += turn.numbers[index] }
    return result
  }

  /// Returns the transform. Its rotation is relative to `origin`.
  func transform(turnFrom origin: Quaternion) -> CATransform3D {
    var parts = SpaceDecomposition(.identity)
    let n = numbers
    parts.scale = SpaceDecomposition.Triple(x: n[0], y: n[1], z: n[2])
    parts.shear = SpaceDecomposition.Triple(x: n[3], y: n[4], z: n[5])
    parts.translation = SpaceDecomposition.Triple(x: n[6], y: n[7], z: n[8])
    parts.perspective = SpaceDecomposition.Triple(x: n[9], y: n[10], z: n[11])
    parts.rotation = origin.turned(by: SpaceDecomposition.Triple(x: n[12], y: n[13], z: n[14]))
    parts.w = n[15]
    return parts.transform
  }
}

extension Quaternion {
  /// Returns the shorter rotation from `origin` to this one, as a vector along its axis whose length is the angle in radians.
  fileprivate func turn(from origin: Quaternion) -> SpaceDecomposition.Triple {
    var q = times(Quaternion(x: -origin.x, y: -origin.y, z: -origin.z, w: origin.w))
    if q.w < 0 { q = Quaternion(x: -q.x, y: -q.y, z: -q.z, w: -q.w) }
    let axis = SpaceDecomposition.Triple(x: q.x, y: q.y, z: q.z)
    let sine = axis.length
    let factor = sine < 1e-12 ? 2 : 2 * atan2(sine, q.w) / sine
    return axis * factor
  }

  fileprivate func turned(by turn: SpaceDecomposition.Triple) -> Quaternion {
    let angle = turn.length
    let factor = angle < 1e-12 ? 0.5 : sin(angle / 2) / angle
    return Quaternion(x: turn.x * factor, y: turn.y * factor, z: turn.z * factor, w: cos(angle / 2)).times(self)
  }

  /// Returns the rotation that applies `other` first, then this one.
  private func times(_ other: Quaternion) -> Quaternion {
    Quaternion(
      x: w * other.x + x * other.w + y * other.z - z * other.y,
      y: w * other.y - x * other.z + y * other.w + z * other.x,
      z: w * other.z + x * other.y - y * other.x + z * other.w,
      w: w * other.w - x * other.x - y * other.y - z * other.z)
  }
}
