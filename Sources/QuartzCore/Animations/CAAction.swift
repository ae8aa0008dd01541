import Foundation

/// What happens when a layer's property changes.
public protocol CAAction {
  /// Runs the action: `anObject` is the layer, `event` the property's name.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action: do nothing, and look no further for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
