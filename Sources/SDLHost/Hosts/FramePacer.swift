import Foundation

/// Determines when the next frame may be shown, on a grid of the display's frames in absolute times.
struct FramePacer {
  /// The seconds between frames.
  let interval: TimeInterval
  private var latest = -TimeInterval.infinity

  init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// The earliest time for the next frame.
  var nextSlot: TimeInterval { latest + interval }

  /// Records that a frame began at `time`.
  mutating func didBeginFrame(at time: TimeInterval) {
    // A small delay stays on the grid, so that delays don't add up. After a pause a new grid begins.
    latest = abs(time - nextSlot) < interval / 2 ? nextSlot : time
  }
}
