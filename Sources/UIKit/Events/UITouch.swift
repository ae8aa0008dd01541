import Foundation

/// A finger, or the mouse with a button held, from going down to coming up.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// How far the touch has come.
  open internal(set) var phase: Phase = .began
  /// When the touch last changed, in seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  /// How many times the same spot was touched in quick succession, this touch included.
  open internal(set) var tapCount = 1
  /// How the touch is made; a mouse is an `indirectPointer`.
  public let type: TouchType
  /// The view that the touch began on.
  open internal(set) var view: UIView?
  /// The window that the touch began in.
  open internal(set) var window: UIWindow?
  /// The recognisers that get this touch.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Which finger or button, as the host numbers them.
  let id: Int
  /// In window coordinates, points.
  private(set) var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint

  init(id: Int, location: CGPoint, timestamp: TimeInterval, type: TouchType, window: UIWindow) {
    self.id = id
    self.timestamp = timestamp
    self.type = type
    self.window = window
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  /// Where the touch is, in `view`'s coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { position(windowLocation, in: view) }

  /// Where the touch was before its latest change.
  open func previousLocation(in view: UIView?) -> CGPoint { position(previousWindowLocation, in: view) }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
  }

  private func position(_ location: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== window else { return location }
    return view.convert(location, from: window)
  }
}
