import GlissadeKit
import Host
import UIKit

/// Measures the window with a folder of photos: its first picture, and scrolling from the first photo to the last one.
///
/// It runs in a separate process, without a display, and draws on one thread, so that a frame's processor time is that of its thread.
@MainActor
struct FlingBenchmark {
  /// The output of the separate process.
  struct Report: Codable {
    /// The time from the start of the command to the first picture, in seconds.
    let firstPicture: Double
    /// The processor time of the slowest frame, in seconds.
    let slowestFrame: Double
    /// The proportional memory after scrolling, in bytes.
    let memory: Int
  }

  private static let frames = 180
  private static let interval: TimeInterval = 1.0 / 60
  /// The maximum time to wait for the photos, in seconds.
  private static let patience: TimeInterval = 20

  /// The clock that began with the command.
  let clock: SystemClock
  let demos: [DemoDefinition]
  let photos: PhotoSource
  let configuration: StageConfiguration

  func measure() -> Report {
    var configuration = configuration
    configuration.threads = 1
    let window = BenchmarkWindow(demos, photos: photos, configuration: configuration)
    defer { window.close() }
    let (session, host) = (window.session, window.host)
    host.render()
    let firstPicture = clock.now
    let grids = session.stages[0].scene.windows.compactMap { $0.firstView(UICollectionView.self) }
    let slowest = grids.first.map { scroll($0, host, in: session) } ?? 0
    return Report(firstPicture: firstPicture, slowestFrame: slowest, memory: ProcessMemory.proportional)
  }

  /// Runs the window until a grid has all photos. The first picture of a large folder has only the first of them.
  private func waitForPhotos(in grid: UICollectionView, _ host: HeadlessHost) {
    let count = photos.library.photos.count
    func shown() -> Int { (0..<grid.numberOfSections).reduce(0) { $0 + grid.numberOfItems(inSection: $1) } }
    let begin = clock.now
    while shown() < count, clock.now < begin + Self.patience {
      clock.sleep(until: clock.now + Self.interval)
      host.advance(by: Self.interval)
      host.render()
    }
  }

  /// Scrolls a grid to its end at the display's rate, and returns the processor time of the slowest frame, in seconds.
  private func scroll(_ grid: UICollectionView, _ host: HeadlessHost, in session: StageSession) -> Double {
    waitForPhotos(in: grid, host)
    let start = grid.contentOffset.y
    let end = max(grid.contentSize.height - grid.bounds.height, start)
    let begin = clock.now
    var slowest = 0.0
    for frame in 1...Self.frames {
      clock.sleep(until: begin + Double(frame) * Self.interval)
      let time = SystemClock.threadTime
      // Decelerating, as after a flick.
      let rest = 1 - Double(frame) / Double(Self.frames)
      session.stages[0].scene.perform { grid.contentOffset.y = end - (end - start) * CGFloat(rest * rest * rest) }
      host.advance(by: Self.interval)
      host.render()
      slowest = max(slowest, SystemClock.threadTime - time)
    }
    return slowest
  }
}

extension UIView {
  /// Returns the first descendant of a type, or nil if there is none.
  fileprivate func firstView<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstView(type) { return found }
    }
    return nil
  }
}
