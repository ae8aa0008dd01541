import Synchronization

/// A source of numbers that identify objects, starting with 1, in the order in which the objects are created.
///
/// Unlike an object's address, a number is never used twice while the program runs, and is the same in every run of the same code. Can be
/// used on any thread.
package final class SerialNumbers: Sendable {
  private let latest = Atomic(0)

  package init() {}

  package func next() -> Int { latest.add(1, ordering: .relaxed).newValue }
}
