import Foundation

/// An input event: a change of touches, keys, the pointer or the wheel.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  ///
  /// The raw values are those of iOS.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    /// Keys or other physical buttons.
    case presses = 3
    case scroll = 10
    /// Movement of the pointer with no button pressed.
    case hover = 11
    /// A pinch or rotation on a touchpad.
    case transform = 14
  }

  /// The pressed buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left button, or a finger.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns the mask of the button with the given number, of which 1 is the primary one.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
  }

  public let type: EventType
  /// The time of the event in seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var modifierFlags: UIKeyModifierFlags
  open internal(set) var buttonMask: ButtonMask
  /// All touches of the event, including those that have not changed.
  open internal(set) var allTouches: Set<UITouch>?

  /// The touches of the event, in the order in which they began.
  private(set) var orderedTouches: [UITouch] = []
  /// The touches that were coalesced, if there are any before the last one.
  private var coalesced: [ObjectIdentifier: [UITouch]] = [:]

  init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []) {
    self.type = type
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    self.buttonMask = buttonMask
    super.init()
  }

  func setTouches(_ touches: [UITouch]) {
    orderedTouches = touches
    allTouches = Set(touches)
  }

  /// Returns the touches that began on `view`, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches in `window`, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that `gesture` receives, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }

  /// Returns everything that a touch did since the previous event: touches of its intermediate locations, and last one of its present
  /// location. Nil for a touch of another event.
  ///
  /// A pointer that reports more often than the screen shows frames moves once a frame. Velocities and drawn lines use what it did in
  /// between.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return coalesced[ObjectIdentifier(touch)] ?? [touch.snapshot()]
  }

  func setCoalesced(_ touches: [UITouch], for touch: UITouch) { coalesced[ObjectIdentifier(touch)] = touches }

  /// The windows that the event concerns.
  var windows: [UIWindow] {
    orderedTouches.reduce(into: []) { windows, touch in
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = orderedTouches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
