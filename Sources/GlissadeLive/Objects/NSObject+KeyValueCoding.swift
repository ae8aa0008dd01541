import Foundation
import UIKit

// Key-value coding, with the properties of the user's classes that are available to Objective-C. Layers have their own.
extension NSObject {
  /// Returns the value of a property. A property that isn't available to Objective-C is a misuse.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    guard responds(to: Selector(key)) else {
      reportUndefined(key)
      return nil
    }
    return MethodTable.send(Selector(key), to: self)
  }

  /// Sets the value of a property. A property that isn't available to Objective-C is a misuse.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
    guard responds(to: setter) else { return reportUndefined(key) }
    MethodTable.send(setter, to: self, [value])
  }

  /// Returns the value of a property of an object that other properties lead to.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let object = value(forKey: String(keyPath[..<dot]))
    return (object as? NSObject)?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets the value of a property of an object that other properties lead to.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    (self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject)?
      .setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  private func reportUndefined(_ key: String) {
    misuse("[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).", as: .invalidArgument)
  }
}
