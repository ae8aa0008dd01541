import Foundation

extension UIImage {
  /// The properties of an image that don't come from its pixels.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Returns a configuration with the properties of this one, replaced by those that `otherConfiguration` specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }
}
