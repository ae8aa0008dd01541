import Foundation
import GlissadeKit
import Host

/// Measures the program from its start to the window's first picture, until all visible photos are shown, and at rest. Each measurement is
/// a separate process, without a display.
@MainActor
struct StartBenchmark {
  private static let runs = 5
  /// The maximum time to wait for photos, in seconds.
  private static let patience: TimeInterval = 20

  /// The output of the separate process, after a line for the first picture.
  struct Report: Codable, Equatable {
    /// The processor time until the first picture, in seconds.
    let first: Double
    /// The processor time until all visible photos were shown, in seconds.
    let whole: Double
    /// The processor time in a second at rest, in seconds.
    let rest: Double
    /// The proportional memory at rest, in bytes.
    let memory: Int
  }

  /// Starts this program several times with `--start` and the given further arguments.
  ///
  /// - Throws: A `GlissadeError` if it can't be started.
  func measure(_ arguments: [String]) throws -> StartCost {
    StartCost(
      runs: try (0..<Self.runs).map { _ in
        let (report, seconds) = try OwnProcess.timedReport(Report.self, ["bench", "--start"] + arguments)
        return StartCost.Run(seconds: seconds, report: report)
      })
  }

  /// Shows the first picture of the window in this process, calls `didShow`, and then shows the photos.
  static func show(
    _ demos: [DemoDefinition], photos: PhotoLibrary, configuration: StageConfiguration, didShow: () throws -> Void
  ) rethrows -> Report {
    let source = PhotoSource(library: photos, thumbnails: ThumbnailLoader())
    let window = BenchmarkWindow(demos, photos: source, configuration: configuration)
    window.host.render()
    let first = SystemClock.processorTime
    try didShow()
    let clock = SystemClock()
    while window.needsFrame || !photos.photos.isEmpty && source.thumbnails.settlings == 0, clock.now < patience {
      // As in a window, nothing runs while photos are decoded.
      if !window.needsFrame { clock.sleep(until: clock.now + 1.0 / 60) }
      window.host.advance(by: 1.0 / 60)
      window.host.render()
    }
    let whole = SystemClock.processorTime
    window.rest()
    let begin = SystemClock.processorTime
    clock.sleep(until: clock.now + 1)
    return Report(first: first, whole: whole, rest: SystemClock.processorTime - begin, memory: ProcessMemory.proportional)
  }
}
