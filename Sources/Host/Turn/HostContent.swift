import CoreGraphics
import Foundation
import UIKit

/// The content of a host, which receives input, changes over time, and renders itself.
///
/// In each turn, the host calls `beginTurn`, reports what happened to the window, and calls `receive` for each event. Then
/// it serves the main queue, including timers and tasks, and calls `update`. If the screen is to change, it calls `render`.
@MainActor
package protocol HostContent: AnyObject {
  /// Sets the size of the area to render, in points, with `scale` pixels per point.
  ///
  /// Called before the first turn and after each change. Everything must be rendered again.
  func resize(to size: CGSize, scale: CGFloat)
  /// Begins a turn at `time`, in seconds on the host's clock. All clocks stand still until the next turn.
  ///
  /// An animation that begins before `update`, as from the main queue, begins at this time.
  func beginTurn(at time: TimeInterval)
  /// Handles an input event.
  func receive(_ event: InputEvent)
  /// Advances animations and performs layout.
  func update()
  /// Renders what has changed since the last call into `frame`, and returns the changed rectangles in pixels. Empty if nothing changed.
  func render(into frame: PixelBuffer) -> [CGRect]
  /// Prepares pixels for transitions that have just begun. Called after each frame, `interval` seconds before the next one. Not
  /// called if there is no screen.
  func prepareTransitions(interval: TimeInterval)
  /// Notifies the content that a frame has been shown, with its timing. Not called if there is no screen.
  func didPresent(_ timing: FrameTiming)
  /// Releases memory that the next frame can do without. Called when nothing has changed for a while.
  func releaseUnusedMemory()
  /// The time on the host's clock at which the next turn is due without input. A time in the past means the next frame, and
  /// nil means never.
  var nextTurn: TimeInterval? { get }

  /// The shape of the mouse pointer.
  var pointerShape: PointerShape { get }
  /// Handles files or folders that were dropped on the window, given by their paths.
  func receiveFiles(_ paths: [String])
  /// Notifies the content that the window gained or lost the keyboard focus.
  func focusChanged(hasFocus: Bool)
  /// Returns a Boolean value that indicates whether the window may close. Called when the user wants to close it.
  func shouldClose() -> Bool
}

extension HostContent {
  /// Does nothing.
  package func prepareTransitions(interval: TimeInterval) {}
  /// Does nothing.
  package func didPresent(_ timing: FrameTiming) {}
  /// Does nothing.
  package func releaseUnusedMemory() {}
  /// The arrow.
  package var pointerShape: PointerShape { .arrow }
  /// Does nothing.
  package func receiveFiles(_ paths: [String]) {}
  /// Does nothing.
  package func focusChanged(hasFocus: Bool) {}
  /// Returns true.
  package func shouldClose() -> Bool { true }
}
