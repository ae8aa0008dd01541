import UIKit

/// The arguments with which a method of the user's code is called by its selector.
public struct MethodArguments {
  private let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// Returns the argument at an index, as the type that the method takes.
  ///
  /// An argument of another type is an error of the user's code, which stops the stage.
  public subscript<Value>(index: Int) -> Value {
    get throws {
      let value = values.indices.contains(index) ? values[index] : nil
      if let value = value as? Value { return value }
      throw ArgumentMismatch(at: index, expected: Value.self, value: value)
    }
  }
}
