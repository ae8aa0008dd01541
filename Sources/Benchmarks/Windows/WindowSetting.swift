import CoreGraphics

/// A display on which the window is measured.
struct WindowSetting: Equatable, Sendable {
  /// The size of the window, in pixels.
  let width: Int
  let height: Int
  /// The number of pixels per point.
  let scale: Int
  let framesPerSecond: Int
  /// The number of threads that draw.
  let threads: Int

  /// The size of the window, in points.
  var size: CGSize { CGSize(width: width / scale, height: height / scale) }

  /// The setting in words.
  var name: String {
    "\(width)×\(height) at \(scale)×, \(framesPerSecond)/s, \(threads) \(threads == 1 ? "thread" : "threads")"
  }

  /// A window on a display of each density, as most people have them.
  static let common = displays.map { WindowSetting(width: $0.width, height: $0.height, scale: $0.scale, framesPerSecond: 60, threads: 2) }

  /// Every density, frame rate and number of threads.
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
