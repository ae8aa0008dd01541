import Foundation

/// Work that a scene does later, by the scene's own clock.
///
/// Work due at the same time runs in the order in which it was scheduled.
@MainActor
final class SceneScheduler {
  private struct Entry {
    let time: TimeInterval
    let work: () -> Void
  }

  /// Sorted by time, then by order of scheduling.
  private var entries: [Entry] = []

  /// When the earliest work is due, in scene seconds.
  var nextTime: TimeInterval? { entries.first?.time }

  /// Runs `work` in the first turn at or after `time`, in scene seconds.
  func schedule(at time: TimeInterval, _ work: @escaping () -> Void) {
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert(Entry(time: time, work: work), at: index)
  }

  /// Runs all that was due by `time` when the call began; what that work schedules waits for the next turn.
  func runDue(by time: TimeInterval) {
    let due = entries.prefix { $0.time <= time }
    entries.removeFirst(due.count)
    for entry in due { entry.work() }
  }

  /// Forgets all work.
  func cancelAll() { entries = [] }
}
