import Foundation

/// Work that a scene runs later, on its own clock. Work with the same due time runs in the order in which it was scheduled.
@MainActor
final class SceneScheduler {
  struct Ticket {
    fileprivate let time: TimeInterval
    fileprivate let number: Int
  }

  private struct Entry {
    let time: TimeInterval
    let number: Int
    let isEndless: Bool
    /// Nil once the work has run.
    var work: (() -> Void)?
  }

  /// The entries, sorted by time and then by order of scheduling. Those before `first` have run. They are removed in batches, so that the
  /// cost per entry does not grow with the number of entries, which may be the input of an hour.
  private var entries: [Entry] = []
  private var first = 0
  private var count = 0

  /// The time at which the earliest work is due, in seconds on the scene's clock, or nil if there is none.
  var nextTime: TimeInterval? { first < entries.count ? entries[first].time : nil }

  var hasFiniteWork: Bool { entries[first...].contains { !$0.isEndless } }

  /// Schedules `work` for the first turn at or after `time`, in seconds on the scene's clock.
  ///
  /// - Parameter isEndless: Whether the work schedules itself again and again. Such work doesn't keep a scene from being at rest.
  /// - Complexity: O(log *n*) to find the position, plus the cost of insertion into the array.
  @discardableResult
  func schedule(at time: TimeInterval, isEndless: Bool = false, _ work: @escaping () -> Void) -> Ticket {
    count += 1
    entries.insert(Entry(time: time, number: count, isEndless: isEndless, work: work), at: index { $0.time > time })
    return Ticket(time: time, number: count)
  }

  func cancel(_ ticket: Ticket) {
    let index = index { $0.time > ticket.time || $0.time == ticket.time && $0.number >= ticket.number }
    if index < entries.count, entries[index].number == ticket.number { entries.remove(at: index) }
  }

  /// Runs all work that was due by `time` when the call began, while `shouldContinue` returns true. Work that it schedules waits for the
  /// next turn.
  func runDue(by time: TimeInterval, while shouldContinue: () -> Bool = { true }) {
    let end = index { $0.time > time }
    let due = entries[first..<end].map(\.work)
    for index in first..<end { entries[index].work = nil }
    first = end
    if first * 2 >= entries.count {
      entries.removeFirst(first)
      first = 0
    }
    for work in due where shouldContinue() { work?() }
  }

  func cancelAll() {
    entries = []
    first = 0
  }

  /// Returns the index of the first pending entry for which `condition` is true, given that it is true for all later ones.
  private func index(where condition: (Entry) -> Bool) -> Int {
    entries[first...].partitioningIndex(where: condition)
  }
}
