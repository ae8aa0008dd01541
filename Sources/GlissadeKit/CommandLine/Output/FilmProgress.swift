import Foundation
import Rehearsal

/// Shows the progress of a film in a terminal.
@MainActor
final class FilmProgress {
  private let line: ProgressLine
  private let total: Int
  private var count = 0

  /// `total` is the number of frames, and `now` returns the time in seconds, on any clock.
  init(_ console: any Console, total: Int, now: @escaping () -> TimeInterval) {
    line = ProgressLine(console, now: now)
    self.total = max(total, 1)
  }

  /// Call it after each frame that was drawn and encoded.
  func step() {
    count += 1
    line.show { elapsed in
      let left = count > total ? "" : ", " + RemainingTime.text(elapsed / Double(count) * Double(total - count))
      return "\(min(count * 100 / total, 99)) %, frame \(count) of \(max(total, count))\(left)"
    }
  }

  func end() { line.end() }
}
