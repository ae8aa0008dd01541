import Foundation

/// Determines when the next frame may be shown, on a grid of the display's frames in absolute times.
package struct FramePacer {
  package let interval: TimeInterval
  private var latest = -TimeInterval.infinity
  private var latestBusy = -TimeInterval.infinity

  package init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// The earliest time for the next frame of animations.
  package var nextSlot: TimeInterval { latest + interval }

  /// The earliest time for the next frame that input causes. It doesn't wait for turns in which nothing happened.
  package var nextInputSlot: TimeInterval { latestBusy + interval }

  package mutating func didBeginFrame(at time: TimeInterval) {
    // A small delay stays on the grid, so that delays don't add up. After a pause a new grid begins.
    latest = abs(time - nextSlot) < interval / 2 ? nextSlot : time
  }

  package mutating func didFindWork() { latestBusy = latest }
}
