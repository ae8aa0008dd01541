import Foundation

/// A touch by a finger, or by the mouse with a button pressed.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    /// Glissade does not use the region phases.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    /// The mouse is an `indirectPointer`.
    case direct, indirect, pencil, indirectPointer

    public static let stylus = TouchType.pencil
  }

  open internal(set) var phase: Phase = .began
  /// The time of the last change in seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  /// The number of touches in the same place in quick succession, including this one.
  open internal(set) var tapCount = 1
  public let type: TouchType
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?
  // The force of a finger or a mouse can't be measured here.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// The number of the finger or button, as assigned by the host.
  let id: Int
  /// In the window's points.
  private(set) var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint
  /// The movements since the last event, as touches.
  private var earlier: [UITouch] = []

  init(id: Int, location: CGPoint, timestamp: TimeInterval, type: TouchType, window: UIWindow) {
    self.id = id
    self.timestamp = timestamp
    self.type = type
    self.window = window
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  // A nil view stands for the window.
  open func location(in view: UIView?) -> CGPoint { position(windowLocation, in: view) }

  open func previousLocation(in view: UIView?) -> CGPoint { position(previousWindowLocation, in: view) }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
  }

  // MARK: Coalesced touches

  /// Stores a movement that has no event of its own.
  func addEarlier(_ location: CGPoint, at timestamp: TimeInterval) {
    let touch = snapshot()
    touch.phase = .moved
    touch.timestamp = timestamp
    touch.previousWindowLocation = earlier.last?.windowLocation ?? windowLocation
    touch.windowLocation = location
    earlier.append(touch)
  }

  /// Returns the movements since the last event, and removes them.
  func takeEarlier() -> [UITouch] {
    defer { earlier = [] }
    return earlier
  }

  /// Returns a copy that does not change.
  func snapshot() -> UITouch {
    guard let window else { return self }
    let touch = UITouch(id: id, location: windowLocation, timestamp: timestamp, type: type, window: window)
    touch.phase = phase
    touch.view = view
    touch.tapCount = tapCount
    touch.gestureRecognizers = gestureRecognizers
    touch.previousWindowLocation = previousWindowLocation
    return touch
  }

  private func position(_ location: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== window else { return location }
    return view.convert(location, from: window)
  }
}
