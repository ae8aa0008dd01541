import Foundation
import Rehearsal

/// Shows the progress of a check in a terminal: the demo, the overall progress, and the remaining time.
@MainActor
struct CheckProgress {
  private let line: ProgressLine?
  private let demos: [String]

  /// `demos` are in the order of the checks. `now` returns the time in seconds, on any clock.
  init(_ console: any Console, demos: [String], now: @escaping () -> TimeInterval) {
    line = console.showsProgress ? ProgressLine(console, now: now) : nil
    self.demos = demos
  }

  /// Shows the progress of the checks, each 0…1.
  func show(_ progress: [Double]) {
    line?.show { elapsed in
      guard let current = progress.firstIndex(where: { $0 < 1 }) else { return nil }
      let whole = progress.reduce(0, +) / Double(progress.count)
      let place = demos.count == 1 ? "" : " (\(current + 1) of \(demos.count))"
      let left = whole > 0 ? ", " + RemainingTime.text(elapsed / whole * (1 - whole)) : ""
      return "\(demos[current])\(place): \(Int(whole * 100)) %\(left)"
    }
  }

  func end() { line?.end() }
}
