import Foundation

/// Work that a scene does later, by the scene's own clock.
///
/// Work due at the same time runs in the order in which it was scheduled.
@MainActor
final class SceneScheduler {
  /// Stands for work that can still be called off.
  struct Ticket {
    fileprivate let time: TimeInterval
    fileprivate let number: Int
  }

  private struct Entry {
    let time: TimeInterval
    let number: Int
    /// Nil once it has run.
    var work: (() -> Void)?
  }

  /// Sorted by time, then by order of scheduling. Those before `first` have run; they are removed many at a time, so that a long row of
  /// work, such as the input of an hour, costs no more per piece than a short one.
  private var entries: [Entry] = []
  private var first = 0
  private var count = 0

  /// When the earliest work is due, in scene seconds.
  var nextTime: TimeInterval? { first < entries.count ? entries[first].time : nil }

  /// Runs `work` in the first turn at or after `time`, in scene seconds.
  @discardableResult
  func schedule(at time: TimeInterval, _ work: @escaping () -> Void) -> Ticket {
    count += 1
    entries.insert(Entry(time: time, number: count, work: work), at: index { $0.time > time })
    return Ticket(time: time, number: count)
  }

  /// Forgets one piece of work; no turn is taken for it any more.
  func cancel(_ ticket: Ticket) {
    let index = index { $0.time > ticket.time || $0.time == ticket.time && $0.number >= ticket.number }
    if index < entries.count, entries[index].number == ticket.number { entries.remove(at: index) }
  }

  /// Runs all that was due by `time` when the call began, as long as `mayGoOn`; what that work schedules waits for the next turn.
  func runDue(by time: TimeInterval, while mayGoOn: () -> Bool = { true }) {
    let end = index { $0.time > time }
    let due = entries[first..<end].map(\.work)
    for index in first..<end { entries[index].work = nil }
    first = end
    if first * 2 >= entries.count {
      entries.removeFirst(first)
      first = 0
    }
    for work in due where mayGoOn() { work?() }
  }

  /// Forgets all work.
  func cancelAll() {
    entries = []
    first = 0
  }

  /// The first entry that has not run and for which `condition` holds, as it then does for all after it.
  private func index(where condition: (Entry) -> Bool) -> Int {
    var (low, high) = (first, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
