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
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
