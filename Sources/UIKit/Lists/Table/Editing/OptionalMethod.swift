import Foundation

/// Finds out whether code implements a method that is optional on iOS.
///
/// Without Objective-C every method has a default implementation. Those whose absence makes a difference report that they were called.
@MainActor
enum OptionalMethod {
  private static var usedDefault = false

  /// Notes that the default implementation of a method runs, and returns its value.
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

  /// Returns whether an object of a file that Glissade runs implements a method without a result, whose default implementation can't be
  /// noticed before it is too late.
  static func isImplemented(_ selector: String, by object: AnyObject) -> Bool {
    MethodTable.responds(object, to: Selector(selector))
  }
}
