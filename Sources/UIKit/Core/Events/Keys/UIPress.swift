import Foundation

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key, which is Super on a Linux desktop.
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

/// A key identified by its position, with the numbers of the USB standard ("HID usage").
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
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3b)
  public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3c)
  public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3d)
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3e)
  public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3f)
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)

  /// The menu key, between Alt and Control on the right.
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)

  /// Returns the key with the given letter in the US layout, "a"…"z", or nil for other characters.
  static func letter(_ letter: Character) -> UIKeyboardHIDUsage? {
    guard let value = letter.asciiValue, (97...122).contains(value) else { return nil }
    return UIKeyboardHIDUsage(rawValue: 0x04 + Int(value) - 97)
  }
}

@preconcurrency @MainActor
public final class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  /// The characters that the key types, with Shift if it is pressed, or the `UIKeyCommand` input of a key without a character. Unlike on
  /// iOS, other modifiers do not change them.
  public let characters: String
  /// The characters that the key types without modifiers except Shift.
  public let charactersIgnoringModifiers: String
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

@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  open internal(set) var phase: Phase
  /// The time of the last change in seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval
  /// Nil for a button that is not a key.
  open internal(set) var key: UIKey?
  /// True if the key repeats because it is held. UIKit on iOS does not expose this value, but steppers and sliders need it.
  package let isRepeat: Bool
  open internal(set) var responder: UIResponder?

  init(phase: Phase, timestamp: TimeInterval, key: UIKey, isRepeat: Bool) {
    self.phase = phase
    self.timestamp = timestamp
    self.key = key
    self.isRepeat = isRepeat
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress>
  /// True if no responder in the chain used the last press.
  var reachedEndOfChain = false
  var isShortcut = false
  private weak var window: UIWindow?

  init(press: UIPress, window: UIWindow?) {
    allPresses = [press]
    self.window = window
    super.init(type: .presses, timestamp: press.timestamp, modifierFlags: press.key?.modifierFlags ?? [])
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }
}

@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
