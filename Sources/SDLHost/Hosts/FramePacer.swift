import Foundation

/// Says when the next frame may be shown: on a grid of the display's frames, kept by absolute times.
struct FramePacer {
  /// Seconds between frames.
  let interval: TimeInterval
  private var latest = -TimeInterval.infinity

  init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// The earliest time for the next frame.
  var nextSlot: TimeInterval { latest + interval }

  /// A frame was begun at `time`.
  mutating func didBeginFrame(at time: TimeInterval) {
    // A little late stays on the grid, so that lateness does not add up; after a pause a new grid begins.
    latest = abs(time - nextSlot) < interval / 2 ? nextSlot : time
  }
}
