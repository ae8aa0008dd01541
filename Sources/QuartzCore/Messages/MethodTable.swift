import Foundation

/// The methods that selectors can name, by selector and class.
///
/// Use it on the main thread, where all code of scenes runs.
package enum MethodTable {
  /// A set of methods that are removed together.
  package final class Group: Sendable {
    /// Creates a group without methods.
    package init() {}
  }

  /// Calls a method of the target with the arguments of the message, and returns its result, or nil if it returns nothing.
  package typealias Call = @MainActor (_ target: AnyObject, _ arguments: [Any?]) throws -> Any?

  private struct Entry {
    let group: Group
    let fits: (AnyObject) -> Bool
    let call: Call
  }

  /// The methods with a name, in the order in which they were added.
  nonisolated(unsafe) private static var entries: [Selector: [Entry]] = [:]

  /// Adds a method of a class, which takes precedence over those that were added before.
  package static func add<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type, to group: Group, _ call: @escaping @MainActor (Target, [Any?]) throws -> Any?
  ) {
    let entry = Entry(group: group, fits: { $0 is Target }) { target, arguments in
      guard let target = target as? Target else { return nil }
      return try call(target, arguments)
    }
    entries[selector, default: []].append(entry)
  }

  /// Adds a method of the objects that fit, which takes precedence over those that were added before.
  package static func add(
    _ selector: Selector, to group: Group, where fits: @escaping (AnyObject) -> Bool, _ call: @escaping Call
  ) {
    entries[selector, default: []].append(Entry(group: group, fits: fits, call: call))
  }

  /// Removes the methods of a group.
  package static func remove(_ group: Group) {
    entries = entries.compactMapValues { list in
      let rest = list.filter { $0.group !== group }
      return rest.isEmpty ? nil : rest
    }
  }

  /// Returns a Boolean value that indicates whether an object has a method with the given name.
  package static func responds(_ target: AnyObject, to selector: Selector) -> Bool { entry(for: selector, of: target) != nil }

  /// Calls the method of an object with the given name, and returns its result, or nil if it returns nothing.
  ///
  /// An object without such a method is a misuse.
  ///
  /// - Parameters:
  ///   - selector: The name of the method.
  ///   - target: The object.
  ///   - arguments: The arguments. The method may take fewer.
  @discardableResult
  package static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
    guard let entry = entry(for: selector, of: target) else {
      misuse("\(name(of: selector, in: target)): unrecognized selector sent to instance", as: .invalidArgument)
      return nil
    }
    // All code of scenes runs on the main thread, which the compiler doesn't know.
    nonisolated(unsafe) let (object, values) = (target, arguments)
    let call = entry.call
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      do {
        result = try call(object, values)
      } catch let mismatch as ArgumentMismatch {
        misuse("\(name(of: selector, in: object)): \(mismatch)", as: .invalidArgument)
      } catch {
        // As on iOS, nobody receives the error of a method that is called by its name.
      }
    }
    return result
  }

  private static func entry(for selector: Selector, of target: AnyObject) -> Entry? { entries[selector]?.last { $0.fits(target) } }

  /// Returns the name of a method as error messages have it, such as "-[Card handlePan:]".
  private static func name(of selector: Selector, in target: AnyObject) -> String { "-[\(type(of: target)) \(selector)]" }
}

/// An argument of a message that isn't of the type that the method takes.
package struct ArgumentMismatch: Error, CustomStringConvertible {
  /// The index of the argument.
  private let index: Int
  /// The type that the method takes.
  private let expected: String
  /// The type of the argument, or nil if there is none.
  private let actual: String?

  /// Creates an error for the argument at an index.
  package init(at index: Int, expected: Any.Type, value: Any?) {
    self.index = index
    self.expected = "\(expected)"
    actual = value.map { "\(type(of: $0))" }
  }

  package var description: String {
    "argument \(index + 1) of the method is of type \(expected), but \(actual.map { "a value of type \($0)" } ?? "nil") was sent"
  }
}
