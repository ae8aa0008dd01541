import CoreGraphics
import Foundation
import UIKit

/// What a host runs: something that takes input, lives in time and paints itself.
///
/// A turn of the host calls, in this order, `beginTurn`, what has happened to the window, `receive` for each event, what waits on the main
/// queue (timers and tasks included), `update`, and where the screen is to change `render`.
@MainActor
public protocol HostContent: AnyObject {
  /// The space to paint is `size` points at `scale` pixels a point. Called before the first turn; everything is to be painted anew.
  func resize(to size: CGSize, scale: CGFloat)
  /// A turn begins at `time`, seconds on the host's clock; all clocks stand still until the next one. An animation that is begun before
  /// `update`, as from the main queue, begins at this time.
  func beginTurn(at time: TimeInterval)
  func receive(_ event: InputEvent)
  /// Moves animations on and lays out.
  func update()
  /// Paints what has changed since the last call, and tells where, in pixels; nothing where nothing changed.
  func render(into frame: PixelBuffer) -> [CGRect]
  /// A frame has been put on the screen; what it cost. Not called where there is no screen.
  func didPresent(_ timing: FrameTiming)
  /// When, on the host's clock, the next turn is due without any input: a time in the past for "the next frame", nil for never.
  var nextTurn: TimeInterval? { get }

  /// What the mouse pointer is to look like.
  var pointerShape: PointerShape { get }
  /// Files or folders were let go over the window.
  func receiveFiles(_ paths: [String])
  /// The window became or ceased to be the one that has the keyboard.
  func focusChanged(hasFocus: Bool)
  /// Whether the window may close, asked when somebody wants to close it.
  func shouldClose() -> Bool
}

extension HostContent {
  public func didPresent(_ timing: FrameTiming) {}
  public var pointerShape: PointerShape { .arrow }
  public func receiveFiles(_ paths: [String]) {}
  public func focusChanged(hasFocus: Bool) {}
  public func shouldClose() -> Bool { true }
}
