import Foundation

extension NSValue {
  /// The encoding of a transform, as an array: Foundation has no values of structures here.
  private static let transformType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var transform = t
    self.init(bytes: &transform, objCType: Self.transformType)
  }

  /// The transform, or the identity if the value contains something else.
  public var caTransform3DValue: CATransform3D { containedTransform ?? CATransform3DIdentity }

  /// The point, or nil if the value contains something else.
  var containedPoint: CGPoint? { contains("{CGPoint=") ? pointValue : nil }

  /// The size, or the point as a size, or nil if the value contains something else.
  var containedSize: CGSize? {
    contains("{CGSize=") ? sizeValue : containedPoint.map { CGSize(width: $0.x, height: $0.y) }
  }

  /// The rectangle, or nil if the value contains something else.
  var containedRect: CGRect? { contains("{CGRect=") ? rectValue : nil }

  private func contains(_ prefix: String) -> Bool { String(cString: objCType).hasPrefix(prefix) }

  /// The transform, or nil if the value contains something else.
  var containedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
}
