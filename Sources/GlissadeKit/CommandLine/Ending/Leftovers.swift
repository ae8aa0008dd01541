import Foundation
import Synchronization

/// What has to go when a signal ends the program: files that are not finished yet, and other programs at work for this one.
///
/// The list is read by a signal handler, which may neither allocate memory nor wait for anything. So its places are fixed, and who
/// takes an entry out of its place, by one atomic exchange, is the only one who has it.
enum Leftovers {
  /// An entry: the kind of leftover in its first letter, then a path or a number.
  private typealias Entry = UnsafeMutablePointer<CChar>

  private static let file = CChar(UInt8(ascii: "F"))
  private static let process = CChar(UInt8(ascii: "P"))

  /// The addresses of the entries, 0 for none. More places than anything here needs at a time; what finds none is not tidied up by a
  /// signal.
  private static let places = InlineArray<16, Atomic<UInt>> { _ in Atomic(0) }

  /// Takes what is in a place, so that nobody else can.
  private static func take(_ place: Int) -> Entry? { Entry(bitPattern: places[place].exchange(0, ordering: .acquiringAndReleasing)) }

  /// Stands for one leftover until it is gone.
  struct Item: Sendable {
    fileprivate let place: Int

    /// The leftover is to stay, or has become something else.
    func forget() {
      if let entry = take(place) { free(entry) }
    }

    /// Removes the leftover, if it is still one.
    func remove() {
      guard let entry = take(place) else { return }
      clear(entry)
      free(entry)
    }
  }

  static func add(file path: String) -> Item? { add("F" + path) }

  static func add(process: Int32) -> Item? { add("P\(process)") }

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

  /// Ends the programs and removes the files. Safe in a signal handler.
  static func removeAll() {
    // Programs first, which began after their files: they might write them again.
    for place in places.indices.reversed() {
      if let entry = take(place) { clear(entry) }
    }
  }

  private static func clear(_ entry: Entry) {
    if entry[0] == process { kill(pid_t(atoi(entry + 1)), SIGKILL) } else { unlink(entry + 1) }
  }
}
