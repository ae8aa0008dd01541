import Foundation

/// What a host delivers to a scene: input in the scene's own points and time.
public enum InputEvent: Equatable, Sendable {
  case pointer(PointerInput)
  /// The pointer moved with no button down; nil when it left the scene.
  case hover(CGPoint?)
  case wheel(WheelInput)
  case key(KeyInput)
  /// Text typed, as the input method composed it.
  case text(String)
}

/// A press, drag or release of the mouse's main button, or of a finger.
public struct PointerInput: Equatable, Sendable, Codable {
  public enum Phase: String, CaseIterable, Sendable, Codable {
    case began, moved, ended, cancelled
  }

  /// Which finger; 0 for the mouse.
  public var id: Int
  public var phase: Phase
  /// In the scene's screen points.
  public var location: CGPoint
  /// Seconds on the scene's clock.
  public var timestamp: TimeInterval
  public var button: Button
  public var modifiers: KeyModifiers

  public enum Button: String, CaseIterable, Sendable, Codable {
    case primary, secondary, middle
  }

  public init(
    id: Int = 0, phase: Phase, location: CGPoint, timestamp: TimeInterval, button: Button = .primary,
    modifiers: KeyModifiers = []
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.button = button
    self.modifiers = modifiers
  }
}

/// A turn of the mouse wheel, or a scroll of a touchpad.
public struct WheelInput: Equatable, Sendable {
  public var location: CGPoint
  /// Points to scroll by; positive y shows what lies below.
  public var delta: CGVector
  /// Whether the device sends fine steps (a touchpad), which need no smoothing.
  public var isPrecise: Bool
  public var timestamp: TimeInterval
  public var modifiers: KeyModifiers

  public init(location: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval, modifiers: KeyModifiers = []) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

/// A key going down or up.
public struct KeyInput: Equatable, Sendable {
  public var isDown: Bool
  public var isRepeat: Bool
  /// USB HID usage, which is what SDL's scancodes and `UIKeyboardHIDUsage` are.
  public var usage: Int
  /// What the key would type without modifiers but Shift, such as "a", "?" or ""; never a control character.
  public var characters: String
  public var modifiers: KeyModifiers
  public var timestamp: TimeInterval

  public init(
    isDown: Bool, isRepeat: Bool = false, usage: Int, characters: String, modifiers: KeyModifiers = [], timestamp: TimeInterval
  ) {
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.usage = usage
    self.characters = characters
    self.modifiers = modifiers
    self.timestamp = timestamp
  }
}

public struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  public static let control = KeyModifiers(rawValue: 1 << 1)
  public static let alternate = KeyModifiers(rawValue: 1 << 2)
  public static let command = KeyModifiers(rawValue: 1 << 3)
}
