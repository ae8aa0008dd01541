import Foundation

/// The archive of one object of an Interface Builder file.
///
/// An object of UIKit gets its properties and its subviews during the initializer of its base class, as on iOS: when `super.init(coder:)`
/// returns, they are there. Other code that reads from the archive finds nothing.
package final class InterfaceCoder: NSCoder {
  /// A value that an initializer needs before properties can be set, such as the style of a table.
  package struct Key<Value>: Sendable {
    let name: String

    package init(_ name: String) { self.name = name }
  }

  private var values: [String: Any] = [:]
  private var decode: (@MainActor (AnyObject) -> Void)?

  /// Creates an archive. Once the base class has created the object, `decode` sets its properties and adds what it contains.
  package init(decode: (@MainActor (AnyObject) -> Void)? = nil) {
    self.decode = decode
    super.init()
  }

  package subscript<Value>(key: Key<Value>) -> Value? {
    get { values[key.name] as? Value }
    set { values[key.name] = newValue }
  }

  /// Sets the properties of an object that its base class has created. Does nothing the second time.
  @MainActor fileprivate func decode(into object: AnyObject) {
    let decode = decode
    self.decode = nil
    decode?(object)
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeObject() -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Sets the properties of an object that its base class has created, if this is the archive of an Interface Builder file.
  @MainActor func complete(_ object: AnyObject) { (self as? InterfaceCoder)?.decode(into: object) }

  /// Returns a value that an initializer needs, or nil in any other archive.
  func value<Value>(for key: InterfaceCoder.Key<Value>) -> Value? { (self as? InterfaceCoder)?[key] }
}
