import Foundation

/// Determines whether code implements a method that is optional on iOS.
///
/// Without Objective-C, every method has a default implementation. Where a missing method makes a difference, the default reports that it
/// was called.
@MainActor
enum OptionalMethod {
  private static var usedDefault = false

  /// Records that the default implementation of a method was called, and returns its value.
  static func byDefault<Value>(_ value: Value) -> Value {
    usedDefault = true
    return value
  }

  /// Returns the value of a method, and whether it came from the default implementation.
  static func noting<Value>(_ call: () -> Value) -> (value: Value, isDefault: Bool) {
    usedDefault = false
    let value = call()
    return (value, usedDefault)
  }

  /// Returns whether an object of a file that Glissade runs implements a method without a result. Calling such a method to find out would
  /// be too late.
  static func isImplemented(_ selector: String, by object: AnyObject) -> Bool {
    MethodTable.responds(object, to: Selector(selector))
  }
}
