import Foundation

/// A touch by a finger, or by the mouse with a button pressed, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The phases, in the order of iOS's raw values.
    ///
    /// Glissade does not use the region phases.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    /// The kinds, in the order of iOS's raw values.
    ///
    /// The mouse is an `indirectPointer`.
    case direct, indirect, pencil, indirectPointer

    /// Another name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  open internal(set) var phase: Phase = .began
  /// The time of the last change in seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  /// The number of touches in the same place in quick succession, including this one.
  open internal(set) var tapCount = 1
  /// The kind of the touch.
  ///
  /// A mouse is an `indirectPointer`.
  public let type: TouchType
  open internal(set) var view: UIView?
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?
  /// The force of the touch, which is 0, because no finger or mouse here can be measured.
  open var force: CGFloat { 0 }
  /// The greatest force, which is 0 where force can't be measured.
  open var maximumPossibleForce: CGFloat { 0 }
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// The number of the finger or button, as assigned by the host.
  let id: Int
  /// The location in the window's points.
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

  /// Returns the location of the touch in the coordinate space of `view`, or of the window if nil.
  open func location(in view: UIView?) -> CGPoint { position(windowLocation, in: view) }

  /// Returns the location before the last change, in the coordinate space of `view`, or of the window if nil.
  open func previousLocation(in view: UIView?) -> CGPoint { position(previousWindowLocation, in: view) }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
  }

  // MARK: Coalesced touches

  /// Stores a movement that no event of its own reports.
  func addEarlier(_ location: CGPoint, at timestamp: TimeInterval) {
    let touch = snapshot()
    touch.phase = .moved
    touch.timestamp = timestamp
    touch.previousWindowLocation = earlier.last?.windowLocation ?? windowLocation
    touch.windowLocation = location
    earlier.append(touch)
  }

  /// Returns the movements since the last event, which then belong to the next one.
  func takeEarlier() -> [UITouch] {
    defer { earlier = [] }
    return earlier
  }

  /// Returns a touch with the same values, which stay as they are now.
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
