import Foundation

/// An object that responds to the change of a layer's property.
public protocol CAAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the property.
  ///   - anObject: The layer whose property changes.
  ///   - dict: Further values, such as the value before the change.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for an action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key of the action for a layer that becomes visible, because it comes into the tree on screen or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that is no longer visible, because it leaves the tree on screen or is hidden.
public let kCAOnOrderOut = "onOrderOut"
