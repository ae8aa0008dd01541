import Foundation

/// One occurrence of input: touches that changed, a key, the pointer or the wheel moving.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of input an event tells of.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The buttons held on a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left button, or a finger.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The right button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The mask of the button with that number; 1 is the primary one.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
  }

  /// What kind of input the event tells of.
  public let type: EventType
  /// In seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  /// The modifier keys held at the time.
  open internal(set) var modifierFlags: UIKeyModifierFlags
  /// The buttons held at the time.
  open internal(set) var buttonMask: ButtonMask
  /// All touches of the event, also those that did not change.
  open internal(set) var allTouches: Set<UITouch>?

  /// The same touches as `allTouches`, in the order in which they began: sets have none.
  private(set) var orderedTouches: [UITouch] = []

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

  /// The touches that began on `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that `gesture` is being told of.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }

  /// The windows that the event concerns, without repetition.
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
