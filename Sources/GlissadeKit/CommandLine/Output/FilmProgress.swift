import Rehearsal
import Foundation
import Host

/// Shows the progress of a film in a terminal if it takes more than a second.
@MainActor
final class FilmProgress {
  private let console: any Console
  private let total: Int
  private let now: () -> TimeInterval
  private let start: TimeInterval
  private var count = 0
  private var shown: String?
  private var latest: TimeInterval

  private static let patience = 1.0
  /// The minimum interval between two updates, in seconds.
  private static let interval = 0.1

  /// `total` is the number of frames, and `now` returns the time in seconds, on any clock.
  init(_ console: any Console, total: Int, now: @escaping () -> TimeInterval) {
    self.console = console
    self.total = max(total, 1)
    self.now = now
    start = now()
    latest = start
  }

  /// Call it after each frame that was drawn and encoded.
  func step() {
    count += 1
    let time = now()
    guard time - start >= Self.patience, time - latest >= Self.interval else { return }
    latest = time
    let percent = min(count * 100 / total, 99)
    let line = "\(percent) %, frame \(count) of \(max(total, count))\(remaining(time))"
    shown = line
    console.showProgress(line)
  }

  private func remaining(_ time: TimeInterval) -> String {
    count > total ? "" : ", " + RemainingTime.text((time - start) / Double(count) * Double(total - count))
  }

  func end() {
    if shown != nil { console.showProgress("") }
    shown = nil
  }
}
