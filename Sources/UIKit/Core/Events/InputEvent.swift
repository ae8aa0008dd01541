import Foundation

package enum InputEvent: Equatable, Sendable {
  case pointer(PointerInput)
  /// Movement of the pointer with no button pressed, or nil when it left the scene.
  case hover(CGPoint?)
  case wheel(WheelInput)
  case pinch(PinchInput)
  case key(KeyInput)
  /// Text that was typed, as composed by the input method.
  case text(String)
}

extension InputEvent {
  func isMove(beforeMove next: InputEvent) -> Bool {
    guard case .pointer(let move) = self, case .pointer(let other) = next else { return false }
    return move.phase == .moved && other.phase == .moved && move.id == other.id && move.button == other.button
  }
}

package struct PointerInput: Equatable, Sendable, Codable {
  package enum Phase: String, CaseIterable, Sendable, Codable {
    case began, moved, ended, cancelled
  }

  /// The number of the finger, or 0 for the mouse.
  package var id: Int
  package var phase: Phase
  /// In the scene's screen points.
  package var location: CGPoint
  /// In seconds on the scene's clock.
  package var timestamp: TimeInterval
  package var button: Button
  package var modifiers: KeyModifiers

  package enum Button: String, CaseIterable, Sendable, Codable {
    case primary, secondary, middle
  }

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
  /// The distance to scroll, in points. With positive y the content below comes into view.
  package var delta: CGVector
  /// True if the device sends fine steps, like a touchpad, which need no smoothing.
  package var isPrecise: Bool
  /// In seconds on the scene's clock.
  package var timestamp: TimeInterval
  package var modifiers: KeyModifiers

  package init(location: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval, modifiers: KeyModifiers = []) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

package struct KeyInput: Equatable, Sendable {
  package var isDown: Bool
  package var isRepeat: Bool
  /// The USB HID usage of the key, which SDL's scancodes and `UIKeyboardHIDUsage` share.
  package var usage: Int
  /// The characters that the key types without modifiers except Shift, such as "a", "?" or "", and never a control character.
  package var characters: String
  package var modifiers: KeyModifiers
  /// In seconds on the scene's clock.
  package var timestamp: TimeInterval

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

package struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let shift = KeyModifiers(rawValue: 1 << 0)
  package static let control = KeyModifiers(rawValue: 1 << 1)
  package static let alternate = KeyModifiers(rawValue: 1 << 2)
  /// The Command key, which is Super on a Linux desktop.
  package static let command = KeyModifiers(rawValue: 1 << 3)
}
