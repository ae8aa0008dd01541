import Foundation
import Rehearsal

/// The line in a terminal about work that takes more than a second.
@MainActor
final class ProgressLine {
  private let console: any Console
  private let now: () -> TimeInterval
  private let start: TimeInterval
  private var isShown = false
  private var latest: TimeInterval

  private static let patience = 1.0
  /// The minimum interval between two updates, in seconds.
  private static let interval = 0.1

  /// `now` returns the time in seconds, on any clock.
  init(_ console: any Console, now: @escaping () -> TimeInterval) {
    self.console = console
    self.now = now
    start = now()
    latest = start
  }

  /// Shows a text that is made of the seconds since the start, if it's time for an update.
  func show(_ text: (_ elapsed: TimeInterval) -> String?) {
    let time = now()
    guard time - start >= Self.patience, time - latest >= Self.interval, let text = text(time - start) else { return }
    latest = time
    console.showProgress(text)
    isShown = true
  }

  func end() {
    if isShown { console.showProgress("") }
    isShown = false
  }
}
