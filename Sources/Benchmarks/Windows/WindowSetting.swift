import CoreGraphics

/// A display on which the window is measured.
struct WindowSetting: Equatable, Sendable {
  /// In pixels.
  let width: Int
  let height: Int
  /// The number of pixels per point.
  let scale: Int
  let framesPerSecond: Int
  /// The number of threads that draw.
  let threads: Int

  /// In points.
  var size: CGSize { CGSize(width: width / scale, height: height / scale) }

  var name: String {
    "\(width)×\(height) at \(scale)×, \(framesPerSecond)/s, \(threads) \(threads == 1 ? "thread" : "threads")"
  }

  /// A window on a common display of each density.
  static let common = displays.map { WindowSetting(width: $0.width, height: $0.height, scale: $0.scale, framesPerSecond: 60, threads: 2) }

  /// All densities, frame rates and numbers of threads.
  static let all = displays.flatMap { display in
    [60, 120].flatMap { framesPerSecond in
      [1, 2].map { threads in
        WindowSetting(
          width: display.width, height: display.height, scale: display.scale, framesPerSecond: framesPerSecond, threads: threads)
      }
    }
  }

  private static let displays: [(width: Int, height: Int, scale: Int)] = [(1280, 900, 1), (2560, 1440, 2), (3840, 2160, 3)]
}
