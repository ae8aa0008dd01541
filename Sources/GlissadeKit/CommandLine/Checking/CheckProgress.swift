import Foundation
import Rehearsal

/// Shows the progress of a check in a terminal if it takes more than a second: the demo, the overall progress, and the remaining time.
@MainActor
final class CheckProgress {
  private let console: any Console
  private let demos: [String]
  private let now: () -> TimeInterval
  private let start: TimeInterval
  private var isShown = false
  private var latest: TimeInterval

  private static let patience = 1.0
  /// The minimum interval between two updates, in seconds.
  private static let interval = 0.1

  /// `demos` are in the order of the checks. `now` returns the time in seconds, on any clock.
  init(_ console: any Console, demos: [String], now: @escaping () -> TimeInterval) {
    self.console = console
    self.demos = demos
    self.now = now
    start = now()
    latest = start
  }

  /// Shows the progress of the checks, each 0…1.
  func show(_ progress: [Double]) {
    guard console.showsProgress else { return }
    let time = now()
    guard time - start >= Self.patience, time - latest >= Self.interval else { return }
    guard let current = progress.firstIndex(where: { $0 < 1 }) else { return }
    latest = time
    let whole = progress.reduce(0, +) / Double(progress.count)
    let place = demos.count == 1 ? "" : " (\(current + 1) of \(demos.count))"
    let left = whole > 0 ? ", " + RemainingTime.text((time - start) / whole * (1 - whole)) : ""
    console.showProgress("\(demos[current])\(place): \(Int(whole * 100)) %\(left)")
    isShown = true
  }

  func end() {
    if isShown { console.showProgress("") }
    isShown = false
  }
}
