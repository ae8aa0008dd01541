import Foundation
import UIKit

/// A key in the description of a change of an observed property.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

extension NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer when the property at a key path gets another value.
  ///
  /// The same properties as with `observe(_:options:changeHandler:)` can be observed.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let new = KeyPathObserver(observer, of: self, keyPath, options, context)
    KeyPathObservers.add(new, to: self)
    if options.contains(.initial) { new.report(old: nil) }
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyPathObservers.remove(observer, keyPath, of: self)
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    KeyPathObservers.remove(observer, keyPath, of: self)
  }
}
