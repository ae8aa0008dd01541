import Foundation

@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The raw values are those of iOS.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    /// Keys or other physical buttons.
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left button, or a finger.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Button 1 is the primary one.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
  }

  public let type: EventType
  /// In seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var modifierFlags: UIKeyModifierFlags
  open internal(set) var buttonMask: ButtonMask
  /// Includes touches that have not changed.
  open internal(set) var allTouches: Set<UITouch>?

  /// In the order in which the touches began.
  private(set) var orderedTouches: [UITouch] = []
  /// The coalesced touches, if there are any before the last one.
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

  // These methods return nil if there are no touches.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }

  /// Returns touches for the intermediate locations since the previous event and, as the last element, for the present one. Nil for a touch
  /// of another event.
  ///
  /// A pointer that reports more often than the screen shows frames moves once a frame. Velocities and drawn lines use the intermediate
  /// locations.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return coalesced[ObjectIdentifier(touch)] ?? [touch.snapshot()]
  }

  func setCoalesced(_ touches: [UITouch], for touch: UITouch) { coalesced[ObjectIdentifier(touch)] = touches }

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
