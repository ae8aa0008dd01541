import Foundation

public protocol CAAction {
  /// `event` is the name of the property, `anObject` the layer. The arguments can contain values such as the one before the change.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for an action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The action of a layer that becomes visible, because it enters the layer tree on screen or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The action of a layer that becomes invisible, because it leaves the layer tree on screen or is hidden.
public let kCAOnOrderOut = "onOrderOut"
