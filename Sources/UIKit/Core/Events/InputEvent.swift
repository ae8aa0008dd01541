import Foundation

/// An input event that a host delivers to a scene, in the scene's own points and time.
package enum InputEvent: Equatable, Sendable {
  /// A press, drag or release.
  case pointer(PointerInput)
  /// Movement of the pointer with no button pressed, or nil when it left the scene.
  case hover(CGPoint?)
  /// A turn of the wheel.
  case wheel(WheelInput)
  /// A pinch on a touchpad.
  case pinch(PinchInput)
  /// A key that was pressed or released.
  case key(KeyInput)
  /// Text that was typed, as composed by the input method.
  case text(String)
}

extension InputEvent {
  /// Returns whether this and the next event are movements of the same pressed pointer.
  func isMove(beforeMove next: InputEvent) -> Bool {
    guard case .pointer(let move) = self, case .pointer(let other) = next else { return false }
    return move.phase == .moved && other.phase == .moved && move.id == other.id && move.button == other.button
  }
}

/// A press, drag or release of a mouse button or a finger.
package struct PointerInput: Equatable, Sendable, Codable {
  /// The phase of a press.
  package enum Phase: String, CaseIterable, Sendable, Codable {
    /// The press began, moved, ended or was cancelled.
    case began, moved, ended, cancelled
  }

  /// The number of the finger, or 0 for the mouse.
  package var id: Int
  /// The phase of the press.
  package var phase: Phase
  /// The location in the scene's screen points.
  package var location: CGPoint
  /// The time in seconds on the scene's clock.
  package var timestamp: TimeInterval
  /// The button of the mouse.
  package var button: Button
  /// The modifier keys that are pressed.
  package var modifiers: KeyModifiers

  /// A button of the mouse.
  package enum Button: String, CaseIterable, Sendable, Codable {
    /// The left, right and middle buttons.
    case primary, secondary, middle
  }

  /// Creates pointer input.
  package init(
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

/// A turn of the mouse wheel, or scrolling with a touchpad.
package struct WheelInput: Equatable, Sendable {
  /// The location of the pointer in the scene's screen points.
  package var location: CGPoint
  /// The distance to scroll, in points.
  ///
  /// With positive y the content below comes into view.
  package var delta: CGVector
  /// A Boolean value that indicates whether the device sends fine steps, like a touchpad, which need no smoothing.
  package var isPrecise: Bool
  /// The time in seconds on the scene's clock.
  package var timestamp: TimeInterval
  /// The modifier keys that are pressed.
  package var modifiers: KeyModifiers

  /// Creates wheel input.
  package init(location: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval, modifiers: KeyModifiers = []) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

/// A press or release of a key.
package struct KeyInput: Equatable, Sendable {
  /// A Boolean value that indicates whether the key was pressed rather than released.
  package var isDown: Bool
  /// A Boolean value that indicates whether the key repeats because it is held.
  package var isRepeat: Bool
  /// The USB HID usage of the key, which SDL's scancodes and `UIKeyboardHIDUsage` share.
  package var usage: Int
  /// The characters that the key types without modifiers except Shift, such as "a", "?" or "".
  ///
  /// Never a control character.
  package var characters: String
  /// The modifier keys that are pressed.
  package var modifiers: KeyModifiers
  /// The time in seconds on the scene's clock.
  package var timestamp: TimeInterval

  /// Creates key input.
  package init(
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

/// The modifier keys of input.
package struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the modifiers.
  package let rawValue: Int
  /// Creates modifiers from their bits.
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// The Shift key.
  package static let shift = KeyModifiers(rawValue: 1 << 0)
  /// The Control key.
  package static let control = KeyModifiers(rawValue: 1 << 1)
  /// The Alt key.
  package static let alternate = KeyModifiers(rawValue: 1 << 2)
  /// The Command key, which is Super on a Linux desktop.
  package static let command = KeyModifiers(rawValue: 1 << 3)
}
