import Foundation

extension UIImage {
  /// The properties of an image that don't come from its pixels.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }

    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }
}
