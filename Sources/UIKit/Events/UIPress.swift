import Foundation

/// The modifier keys held during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}

/// A key of the keyboard by its place, as the USB standard numbers them ("HID usage").
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2a)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2b)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2c)
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4a)
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4b)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4c)
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4d)
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4e)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4f)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3a)
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)

  /// The key between Alt and Control at the right that opens menus.
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)

  /// The key with a letter on it in the US layout, "a"…"z".
  static func letter(_ letter: Character) -> UIKeyboardHIDUsage? {
    guard let value = letter.asciiValue, (97...122).contains(value) else { return nil }
    return UIKeyboardHIDUsage(rawValue: 0x04 + Int(value) - 97)
  }
}

/// A key, and what it types.
@preconcurrency @MainActor
public final class UIKey: NSObject {
  /// Which key it is, by its place.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key types with the modifiers held; for keys without a character, its `UIKeyCommand` input.
  public let characters: String
  /// What it types with no modifier but Shift.
  public let charactersIgnoringModifiers: String
  /// The modifier keys held at the time.
  public let modifierFlags: UIKeyModifierFlags

  package init(_ input: KeyInput) {
    keyCode = UIKeyboardHIDUsage(rawValue: input.usage)
    let typed = UIKeyCommand.namedInputs[keyCode] ?? input.characters
    characters = typed
    charactersIgnoringModifiers = typed
    modifierFlags = UIKeyModifierFlags(input.modifiers)
    super.init()
  }
}

/// A key from going down to coming up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far the press has come.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// How far the press has come.
  open internal(set) var phase: Phase
  /// In seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  /// The key that is pressed.
  open internal(set) var key: UIKey?
  /// Whether the key is repeating because it is held. UIKit hides this; steppers and sliders need it.
  public let isRepeat: Bool
  /// The responder that the press was sent to.
  open internal(set) var responder: UIResponder?

  init(phase: Phase, timestamp: TimeInterval, key: UIKey, isRepeat: Bool) {
    self.phase = phase
    self.timestamp = timestamp
    self.key = key
    self.isRepeat = isRepeat
    super.init()
  }
}

/// An event that tells of keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses that changed.
  open internal(set) var allPresses: Set<UIPress>
  /// Whether the last press ran through the whole responder chain with nobody using it.
  var reachedEndOfChain = false
  private weak var window: UIWindow?

  init(press: UIPress, window: UIWindow?) {
    allPresses = [press]
    self.window = window
    super.init(type: .presses, timestamp: press.timestamp, modifierFlags: press.key?.modifierFlags ?? [])
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }
}

/// A responder that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
