import Foundation

/// The components of an affine transform, which apply in this order: shear, scale, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y. A mirroring transform has a negative height.
  public var scale: CGSize
  /// The amount of y that is added to x before everything else.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Shears, scales, rotates, and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(scaleX: components.scale.width, y: components.scale.height))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components of the transform, so that `CGAffineTransform(t.decomposed())` equals `t`.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0, rotation: atan2(-c, d), translation: translation)
    }
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: determinant / width),
      horizontalShear: (a * c + b * d) / (width * width),
      rotation: atan2(b, a),
      translation: translation)
  }

  /// The greatest length that a length of 1 can become, which is the magnification of detail.
  package var largestScale: CGFloat {
    let half = (a * a + b * b + c * c + d * d) / 2
    return sqrt(half + sqrt(max(half * half - determinant * determinant, 0)))
  }

  /// A Boolean value that indicates whether rectangles stay upright: there are only scales, mirrors, quarter turns, and translations.
  package var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
