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
    keyCode = UIKeyboardHIDUsage(input)
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
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
