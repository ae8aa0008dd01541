import Synchronization

/// A source of numbers that identify objects, from 1 on, in the order in which the objects are created.
///
/// A number is never given out twice while the program runs, unlike an object's address, and is the same in every run of the
/// same code. Drawing on the source is safe on any thread.
package final class SerialNumbers: Sendable {
  private let latest = Atomic(0)

  /// Creates a source whose first number is 1.
  package init() {}

  /// Returns the next number.
  package func next() -> Int { latest.add(1, ordering: .relaxed).newValue }
}
