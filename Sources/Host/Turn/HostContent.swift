import UIKit

/// The content of a host, which receives input, changes over time, and renders itself.
///
/// In each turn, the host calls `beginTurn`, reports what happened to the window, and calls `receive` for each event. Then it serves the
/// main queue, including timers and tasks, and calls `update`. If the screen is to change, it calls `render`.
@MainActor
package protocol HostContent: AnyObject {
  /// Sets the size of the area to render, in points, with `scale` pixels per point. It is called before the first turn and after each
  /// change, and everything must be rendered again.
  func resize(to size: CGSize, scale: CGFloat)
  /// Begins a turn at `time`, in seconds on the host's clock. All clocks stand still until the next turn. An animation that begins before
  /// `update`, as from the main queue, begins at this time.
  func beginTurn(at time: TimeInterval)
  func receive(_ event: InputEvent)
  func update()
  /// Renders what has changed since the last call into `frame`, and returns the changed rectangles in pixels.
  func render(into frame: PixelBuffer) -> [CGRect]
  /// Prepares pixels for transitions that have just begun. Called after each frame, `interval` seconds before the next one, but not without
  /// a screen.
  func prepareTransitions(interval: TimeInterval)
  /// Notifies the content that a frame has been shown, with its timing. Not called without a screen.
  func didPresent(_ timing: FrameTiming)
  /// Releases memory that the next frame doesn't need. Called when nothing has changed for a while.
  func releaseUnusedMemory()
  /// The time on the host's clock at which the next turn is due without input. A time in the past means the next frame, and nil means
  /// never.
  var nextTurn: TimeInterval? { get }

  var pointerShape: PointerShape { get }
  /// Handles files or folders that were dropped on the window, given by their paths.
  func receiveFiles(_ paths: [String])
  func focusChanged(hasFocus: Bool)
  /// Returns whether the window may close. Called when the user wants to close it.
  func shouldClose() -> Bool
}

extension HostContent {
  package func prepareTransitions(interval: TimeInterval) {}
  package func didPresent(_ timing: FrameTiming) {}
  package func releaseUnusedMemory() {}
  package var pointerShape: PointerShape { .arrow }
  package func receiveFiles(_ paths: [String]) {}
  package func focusChanged(hasFocus: Bool) {}
  package func shouldClose() -> Bool { true }
}
