import Foundation

extension NSValue {
  /// The encoding of a transform as an array, because Foundation on Linux has no values with custom structures.
  private static let transformType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var transform = t
    self.init(bytes: &transform, objCType: Self.transformType)
  }

  /// The identity if the value contains something else.
  public var caTransform3DValue: CATransform3D { containedTransform ?? CATransform3DIdentity }

  /// Nil if the value contains something else.
  var containedPoint: CGPoint? { contains("{CGPoint=") ? pointValue : nil }

  /// Nil if the value contains neither a size nor a point.
  var containedSize: CGSize? {
    contains("{CGSize=") ? sizeValue : containedPoint.map { CGSize(width: $0.x, height: $0.y) }
  }

  /// Nil if the value contains something else.
  var containedRect: CGRect? { contains("{CGRect=") ? rectValue : nil }

  private func contains(_ prefix: String) -> Bool { String(cString: objCType).hasPrefix(prefix) }

  /// Nil if the value contains something else.
  var containedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
}
