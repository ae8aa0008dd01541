import Rehearsal
import Foundation
import Host

/// Shows the progress of a film at a terminal, if it takes long enough.
@MainActor
final class FilmProgress {
  private let console: any Console
  private let total: Int
  private let now: () -> TimeInterval
  private let start: TimeInterval
  private var count = 0
  private var shown: String?
  /// The time at which the line was last written, in seconds of the clock.
  private var latest: TimeInterval

  /// The time before the first line, in seconds.
  private static let patience = 1.0
  /// The minimum interval between two updates, in seconds.
  private static let interval = 0.1

  /// Creates a progress display.
  ///
  /// - Parameters:
  ///   - console: The console.
  ///   - total: The number of frames to draw.
  ///   - now: Returns the current time in seconds, on any clock.
  init(_ console: any Console, total: Int, now: @escaping () -> TimeInterval) {
    self.console = console
    self.total = max(total, 1)
    self.now = now
    start = now()
    latest = start
  }

  /// Counts a frame that has been drawn and encoded.
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

  /// Removes the line.
  func end() {
    if shown != nil { console.showProgress("") }
    shown = nil
  }
}
