import Foundation
import Synchronization

/// What to clean up when a signal ends the program or its window closes: unfinished files, notes and the folder of compiled code, which are
/// only left behind by a crash, and running child processes.
///
/// A signal handler reads the list, so access to it may neither allocate memory nor block. It therefore has a fixed number of places, and
/// an entry is owned by the code that removes it from its place by an atomic exchange.
package enum CleanupList {
  /// An entry: the kind in its first character, followed by a path or a number.
  private typealias Entry = UnsafeMutablePointer<CChar>

  private static let file = CChar(UInt8(ascii: "F"))
  private static let process = CChar(UInt8(ascii: "P"))
  private static let note = CChar(UInt8(ascii: "N"))
  private static let workspace = CChar(UInt8(ascii: "W"))

  /// The addresses of the entries, 0 for none. There are more places than the program ever needs. An entry without a place isn't cleaned
  /// up.
  private static let places = InlineArray<16, Atomic<UInt>> { _ in Atomic(0) }

  /// Removes and returns the entry in a place, so that no other thread can.
  private static func take(_ place: Int) -> Entry? { Entry(bitPattern: places[place].exchange(0, ordering: .acquiringAndReleasing)) }

  package struct Item: Sendable {
    fileprivate let place: Int

    /// Removes the entry from the list without cleaning up.
    package func forget() {
      if let entry = take(place) { free(entry) }
    }

    package func remove() {
      guard let entry = take(place) else { return }
      clear(entry)
      free(entry)
    }
  }

  package static func add(file path: String) -> Item? { add("F" + path) }

  /// Adds a file that only a crash leaves behind.
  package static func add(note path: String) -> Item? { add("N" + path) }

  /// Adds a private folder that only a crash leaves behind.
  package static func add(workspace path: String) -> Item? { add("W" + path) }

  /// Adds a process. If it leads a group, the group ends with it.
  package static func add(process: Int32) -> Item? { add("P\(process)") }

  private static func add(_ text: String) -> Item? {
    guard let entry = strdup(text) else { return nil }
    for place in places.indices {
      let (isDone, _) = places[place].compareExchange(
        expected: 0, desired: UInt(bitPattern: entry), ordering: .acquiringAndReleasing)
      if isDone { return Item(place: place) }
    }
    free(entry)
    return nil
  }

  /// Ends the processes and removes the files and folders. Safe in a signal handler.
  package static func removeAll() {
    // Processes come first, as they were added after their files and might write to them again.
    for place in places.indices.reversed() {
      if let entry = take(place) { clear(entry) }
    }
  }

  /// After a crash, ends the processes and removes the unfinished files, but not the notes and folders that report the crash. Safe in a
  /// signal handler.
  package static func removeAllButNotes() {
    for place in places.indices.reversed() {
      if let entry = take(place), entry[0] != note, entry[0] != workspace { clear(entry) }
    }
  }

  private static func clear(_ entry: Entry) {
    switch entry[0] {
    case process:
      let number = pid_t(atoi(entry + 1))
      kill(-number, SIGKILL)
      kill(number, SIGKILL)
    case workspace: PrivateFolder.remove(entry + 1)
    default: unlink(entry + 1)
    }
  }
}
