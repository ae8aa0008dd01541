import Foundation

/// The methods that selectors can name, by selector and class. Use it on the main thread, where all code of scenes runs.
package enum MethodTable {
  /// A set of methods that are removed together.
  package final class Group: Sendable {
    package init() {}
  }

  /// Calls a method of the target. The result is nil if the method returns nothing.
  package typealias Call = @MainActor (_ target: AnyObject, _ arguments: [Any?]) throws -> Any?

  private struct Entry {
    let group: Group
    let fits: (AnyObject) -> Bool
    let call: Call
  }

  private struct Table {
    /// The methods with a name, in the order in which they were added.
    var entries: [Selector: [Entry]] = [:]
    var latestResult: AnyObject?
  }

  // All code of scenes runs on the main thread.
  nonisolated(unsafe) private static var table = Table()

  /// The result of the latest method that was called by `perform(_:)`, which stays alive until the next because its caller doesn't own it.
  package static var latestResult: AnyObject? {
    get { table.latestResult }
    set {
      // Its deinitializer may use the table.
      let previous = table.latestResult
      table.latestResult = newValue
      withExtendedLifetime(previous) {}
    }
  }

  /// The method takes precedence over methods that were added before.
  package static func add<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type, to group: Group, _ call: @escaping @MainActor (Target, [Any?]) throws -> Any?
  ) {
    let entry = Entry(group: group, fits: { $0 is Target }) { target, arguments in
      guard let target = target as? Target else { return nil }
      return try call(target, arguments)
    }
    table.entries[selector, default: []].append(entry)
  }

  /// The method takes precedence over methods that were added before.
  package static func add(
    _ selector: Selector, to group: Group, where fits: @escaping (AnyObject) -> Bool, _ call: @escaping Call
  ) {
    table.entries[selector, default: []].append(Entry(group: group, fits: fits, call: call))
  }

  package static func remove(_ group: Group) {
    table.entries = table.entries.compactMapValues { list in
      let rest = list.filter { $0.group !== group }
      return rest.isEmpty ? nil : rest
    }
  }

  package static func responds(_ target: AnyObject, to selector: Selector) -> Bool { entry(for: selector, of: target) != nil }

  /// Returns the result of the method, or nil if it returns nothing. Reports misuse if the target has no such method. The method may take
  /// fewer arguments.
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
        // As on iOS, the error of a method that is called by its name is lost.
      }
    }
    return result
  }

  /// Calls a method of the target, and passes on its error. Does nothing if the target has no such method.
  @MainActor
  package static func call(_ selector: Selector, of target: AnyObject, _ arguments: [Any?]) throws {
    _ = try entry(for: selector, of: target)?.call(target, arguments)
  }

  private static func entry(for selector: Selector, of target: AnyObject) -> Entry? { table.entries[selector]?.last { $0.fits(target) } }

  /// Returns the name of a method for error messages, such as "-[Card handlePan:]".
  private static func name(of selector: Selector, in target: AnyObject) -> String { "-[\(type(of: target)) \(selector)]" }
}

/// An argument of a message isn't of the type that the method takes.
package struct ArgumentMismatch: Error, CustomStringConvertible {
  private let index: Int
  private let expected: String
  /// The type of the argument, or nil if the argument is nil.
  private let actual: String?

  package init(at index: Int, expected: Any.Type, value: Any?) {
    self.index = index
    self.expected = "\(expected)"
    actual = value.map { "\(type(of: $0))" }
  }

  package var description: String {
    "argument \(index + 1) of the method is of type \(expected), but \(actual.map { "a value of type \($0)" } ?? "nil") was sent"
  }
}
