import Foundation

/// Work that a scene does later, by the scene's own clock.
///
/// Work due at the same time runs in the order in which it was scheduled.
@MainActor
final class SceneScheduler {
  /// Stands for work that can still be called off.
  struct Ticket {
    fileprivate let number: Int
  }

  private struct Entry {
    let number: Int
    let time: TimeInterval
    let work: () -> Void
  }

  /// Sorted by time, then by order of scheduling.
  private var entries: [Entry] = []
  private var count = 0

  /// When the earliest work is due, in scene seconds.
  var nextTime: TimeInterval? { entries.first?.time }

  /// Runs `work` in the first turn at or after `time`, in scene seconds.
  @discardableResult
  func schedule(at time: TimeInterval, _ work: @escaping () -> Void) -> Ticket {
    count += 1
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert(Entry(number: count, time: time, work: work), at: index)
    return Ticket(number: count)
  }

  /// Forgets one piece of work; no turn is taken for it any more.
  func cancel(_ ticket: Ticket) { entries.removeAll { $0.number == ticket.number } }

  /// Runs all that was due by `time` when the call began; what that work schedules waits for the next turn.
  func runDue(by time: TimeInterval) {
    let due = entries.prefix { $0.time <= time }
    entries.removeFirst(due.count)
    for entry in due { entry.work() }
  }

  /// Forgets all work.
  func cancelAll() { entries = [] }
}
