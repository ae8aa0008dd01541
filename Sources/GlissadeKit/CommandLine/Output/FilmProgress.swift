import Foundation
import SDLHost

/// Tells somebody at a terminal how far a film has come, if it takes so long that one begins to wonder.
@MainActor
final class FilmProgress {
  private let console: any Console
  private let total: Int
  private let now: () -> TimeInterval
  private let start: TimeInterval
  private var count = 0
  private var shown: String?
  /// When the line was written last, in seconds of the clock.
  private var latest: TimeInterval

  /// Before this many seconds have passed nobody asks.
  private static let patience = 1.0
  /// How often the line is written, in seconds.
  private static let interval = 0.1

  /// - Parameters:
  ///   - total: how many frames will be drawn.
  ///   - now: seconds on a clock of the person's time.
  init(_ console: any Console, total: Int, now: @escaping () -> TimeInterval) {
    self.console = console
    self.total = max(total, 1)
    self.now = now
    start = now()
    latest = start
  }

  /// To be called with each frame that has been drawn and encoded.
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
    let seconds = Int(((time - start) / Double(count) * Double(max(total - count, 0))).rounded(.up))
    let text = seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    return count > total ? "" : ", about \(text) left"
  }

  /// Takes the line away.
  func end() {
    if shown != nil { console.showProgress("") }
    shown = nil
  }
}
