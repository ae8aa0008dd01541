import UIKit

/// The arguments of a method that is called by its selector.
public struct MethodArguments {
  private let values: [Any?]
  private let selector: Selector
  private let target: AnyObject

  init(_ values: [Any?], of selector: Selector, in target: AnyObject) {
    (self.values, self.selector, self.target) = (values, selector, target)
  }

  /// Returns the argument at an index, as the parameter's type.
  ///
  /// Like Objective-C, this passes an object of a related class, but with a warning. A wrong value that isn't an object is an error, which
  /// stops the stage. Numbers and Boolean values are converted to the type, as key-value coding does.
  public subscript<Value>(index: Int) -> Value {
    get throws {
      let value = values.indices.contains(index) ? values[index] : nil
      if let value = value as? Value { return value }
      if let value, let converted = ConvertedValue(value).value(of: Value.self) { return converted }
      guard let object = value.flatMap(Self.object), let expected = Self.objectClass(of: Value.self) else {
        throw ArgumentMismatch(at: index, expected: Value.self, value: value)
      }
      return try unchecked(object, as: expected)
    }
  }

  /// Returns an object of another class as one of the expected class, if both inherit common members.
  ///
  /// Swift calls members by their positions, which are the same only in a class and its subclasses.
  private func unchecked<Value>(_ object: AnyObject, as expected: AnyClass) throws -> Value {
    let sent: AnyClass = type(of: object)
    let method = "-[\(type(of: target)) \(selector)]"
    guard let common = Self.sharedClass(of: sent, and: expected) else {
      Self.warn("\(method) was not called: it takes a \(expected), but a \(sent) was sent. Declare the parameter as Any, and cast it.")
      throw UnrelatedArgument()
    }
    Self.warn(
      "\(method) takes a \(expected), but a \(sent) was sent. It is passed on, as on iOS, where members that a \(sent) doesn't have end the "
        + "app. Declare the parameter as \(common).")
    return unsafeBitCast(object, to: Value.self)
  }

  /// Reports an error in the code. All code of scenes runs on the main thread.
  private static func warn(_ message: String) { MainActor.assumeIsolated { UIWindowScene.warn(message) } }

  /// Returns nil if the value isn't an object. A cast to `AnyObject` would box it.
  private static func object(_ value: Any) -> AnyObject? { type(of: value) is AnyClass ? value as AnyObject : nil }

  /// Returns the class of a parameter, which can be optional, or nil if its type isn't a class.
  private static func objectClass(of type: Any.Type) -> AnyClass? {
    type as? AnyClass ?? (type as? any OptionalParameter.Type)?.wrappedType as? AnyClass
  }

  /// Returns the nearest common superclass other than `NSObject`, or nil.
  private static func sharedClass(of one: AnyClass, and other: AnyClass) -> AnyClass? {
    let ancestors = Array(sequence(first: other) { _getSuperclass($0) })
    let shared: AnyClass? = sequence(first: one) { _getSuperclass($0) }.first { candidate in ancestors.contains { $0 == candidate } }
    return shared == NSObject.self ? nil : shared
  }
}

/// An argument of an unrelated class.
private struct UnrelatedArgument: Error {}

protocol OptionalParameter {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalParameter {
  static var wrappedType: Any.Type { Wrapped.self }
}
