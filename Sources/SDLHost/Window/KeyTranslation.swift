import CSDL2
import UIKit

enum KeyTranslation {
  /// The modifiers that are held after all events that SDL has queued.
  static var heldModifiers: KeyModifiers { modifiers(SDL_GetModState().rawValue) }

  static func input(_ event: SDL_KeyboardEvent, at time: TimeInterval) -> KeyInput {
    let modifiers = modifiers(UInt32(event.keysym.mod))
    return KeyInput(
      isDown: event.state == SDL_PRESSED, isRepeat: event.repeat != 0, usage: Int(event.keysym.scancode.rawValue),
      characters: characters(event.keysym.sym, modifiers: modifiers), modifiers: modifiers, timestamp: time)
  }

  static func modifiers(_ state: UInt32) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    func add(_ modifier: KeyModifiers, when key: SDL_Keymod...) {
      if key.contains(where: { state & UInt32($0.rawValue) != 0 }) { modifiers.insert(modifier) }
    }
    add(.shift, when: KMOD_LSHIFT, KMOD_RSHIFT)
    add(.control, when: KMOD_LCTRL, KMOD_RCTRL)
    // The right Alt key of many keyboards is AltGr, which types characters and isn't a modifier for shortcuts.
    add(.alternate, when: KMOD_LALT)
    add(.command, when: KMOD_LGUI, KMOD_RGUI)
    return modifiers
  }

  /// Returns the characters that the key types without modifiers except Shift.
  static func characters(_ symbol: SDL_Keycode, modifiers: KeyModifiers) -> String {
    // Keys without a character have bit 30 set.
    guard (0x20..<0x4000_0000).contains(symbol), symbol != 0x7f, let scalar = Unicode.Scalar(UInt32(symbol)) else { return "" }
    let plain = String(Character(scalar))
    guard modifiers.contains(.shift) else { return plain }
    if let typed = typedCharacter { return typed }
    let upper = plain.uppercased()
    return upper == plain ? shifted[plain] ?? plain : upper
  }

  /// The character that the layout produces for the key just pressed, or nil if it produces none. SDL queues it as text directly after the
  /// key; later text belongs to later keys.
  private static var typedCharacter: String? {
    var event = SDL_Event()
    guard SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1,
      event.type == SDL_TEXTINPUT.rawValue
    else { return nil }
    let text = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return text.count == 1 ? text : nil
  }

  /// The American layout, for keys pressed together with Control, for which SDL queues no text.
  private static let shifted = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(", "0": ")", "-": "_", "=": "+", "[": "{",
    "]": "}", "\\": "|", ";": ":", "'": "\"", ",": "<", ".": ">", "/": "?", "`": "~",
  ]
}
