import CSDL2
import Foundation
import Testing
import UIKit

@testable import SDLHost

@Suite("SDL's events become a scene's input")
struct EventTranslationTests {
  private var translator = EventTranslator()

  init() {
    translator.size = CGSize(width: 200, height: 100)
    translator.pointsPerUnit = 0.5
  }

  private func button(_ type: SDL_EventType, _ button: Int32, x: Int32 = 20, y: Int32 = 40) -> SDL_Event {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    event.button.button = UInt8(button)
    event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
    event.button.x = x
    event.button.y = y
    return event
  }

  private func motion(x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    return event
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, x: Float, y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  private func pointers(_ events: [WindowEvent]) -> [PointerInput] {
    events.compactMap { if case .input(.pointer(let pointer)) = $0 { pointer } else { nil } }
  }

  @Test("A press that is held while the window is hidden ends; released meanwhile, the next click counts although SDL leaves out its press")
  mutating func hiddenWhilePressed() {
    translator.pressedButtons = { 0 }
    _ = translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), at: 1)
    #expect(pointers(translator.translate(window(SDL_WINDOWEVENT_HIDDEN), at: 2)).map(\.phase) == [.cancelled])
    _ = translator.translate(window(SDL_WINDOWEVENT_SHOWN), at: 3)
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), at: 4)).map(\.phase) == [.began, .ended])
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), at: 5)).isEmpty)
  }

  @Test("A button that is still held when the window is shown again makes no click when it is released")
  mutating func heldWhileHidden() {
    translator.pressedButtons = { 1 }
    _ = translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), at: 1)
    _ = translator.translate(window(SDL_WINDOWEVENT_HIDDEN), at: 2)
    _ = translator.translate(window(SDL_WINDOWEVENT_SHOWN), at: 3)
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), at: 4)).isEmpty)
  }

  @Test("A press, a drag and a release, in points, also outside the window")
  mutating func drag() {
    var seen = pointers(translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), at: 1))
    seen += pointers(translator.translate(motion(x: -60, y: 50), at: 2))
    seen += pointers(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: -60, y: 50), at: 3))
    #expect(seen.map(\.phase) == [.began, .moved, .ended])
    #expect(seen.map(\.location) == [CGPoint(x: 10, y: 20), CGPoint(x: -30, y: 25), CGPoint(x: -30, y: 25)])
    #expect(seen.map(\.timestamp) == [1, 2, 3])
    #expect(seen.allSatisfy { $0.id == 0 && $0.button == .primary })
  }

  @Test("Without a button down the pointer hovers; it leaves with the window")
  mutating func hover() {
    #expect(translator.translate(motion(x: 8, y: 6), at: 0) == [.input(.hover(CGPoint(x: 4, y: 3)))])
    #expect(translator.translate(window(SDL_WINDOWEVENT_LEAVE), at: 0) == [.input(.hover(nil))])
  }

  @Test("A second button pressed during a drag means nothing")
  mutating func secondButton() {
    _ = translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), at: 0)
    #expect(translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT), at: 0).isEmpty)
    #expect(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT), at: 0).isEmpty)
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), at: 0)).map(\.phase) == [.ended])
  }

  @Test("The right button is the secondary one")
  mutating func rightButton() {
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT), at: 0)).map(\.button) == [.secondary])
  }

  @Test("When the window loses the focus every press is cancelled, once")
  mutating func focusLoss() {
    _ = translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), at: 0)
    _ = translator.translate(finger(SDL_FINGERDOWN, 77, x: 0.5, y: 0.5), at: 0)
    let events = translator.translate(window(SDL_WINDOWEVENT_FOCUS_LOST), at: 1)
    #expect(pointers(events).map(\.phase) == [.cancelled, .cancelled])
    #expect(pointers(events).map(\.id) == [0, 1])
    #expect(events.last == .focusChanged(hasFocus: false))
    #expect(pointers(translator.translate(window(SDL_WINDOWEVENT_FOCUS_LOST), at: 2)).isEmpty)
    #expect(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), at: 3).isEmpty)
  }

  @Test("Fingers get small numbers, which are used again")
  mutating func fingers() {
    let first = pointers(translator.translate(finger(SDL_FINGERDOWN, 900, x: 0.5, y: 0.25), at: 0))
    #expect(first.first?.location == CGPoint(x: 100, y: 25))
    #expect(first.first?.id == 1)
    #expect(pointers(translator.translate(finger(SDL_FINGERDOWN, 901, x: 0, y: 0), at: 0)).first?.id == 2)
    #expect(pointers(translator.translate(finger(SDL_FINGERUP, 900, x: 0, y: 0), at: 0)).first?.id == 1)
    #expect(pointers(translator.translate(finger(SDL_FINGERDOWN, 902, x: 0, y: 0), at: 0)).first?.id == 1)
  }

  @Test("Two fingers that move apart on a touchpad pinch at the pointer; one finger, or two that scroll, do nothing")
  mutating func touchpad() {
    translator.isTouchpad = { $0 == 5 }
    func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float = 0.5) -> SDL_Event {
      var event = self.finger(type, id, x: x, y: y)
      event.tfinger.touchId = 5
      return event
    }
    func pinches(_ events: [SDL_Event]) -> [PinchInput] {
      events.flatMap { translator.translate($0, at: 1) }.compactMap { if case .input(.pinch(let pinch)) = $0 { pinch } else { nil } }
    }
    _ = translator.translate(motion(x: 80, y: 60), at: 0)
    let resting = [finger(SDL_FINGERDOWN, 1, 0.4), finger(SDL_FINGERMOTION, 1, 0.3), finger(SDL_FINGERDOWN, 2, 0.5)]
    let scrolling = [0.52, 0.54, 0.56, 0.58, 0.6].flatMap { y in
      [finger(SDL_FINGERMOTION, 1, 0.31, y), finger(SDL_FINGERMOTION, 2, 0.51, y)]
    }
    #expect(pinches(resting + scrolling).isEmpty)
    let pinch = pinches([
      finger(SDL_FINGERMOTION, 2, 0.56, 0.6), finger(SDL_FINGERMOTION, 2, 0.81, 0.6), finger(SDL_FINGERUP, 1, 0.31, 0.6),
      finger(SDL_FINGERUP, 2, 0.81, 0.6),
    ])
    #expect(pinch.map(\.phase) == [.began, .moved, .ended])
    #expect(pinch.allSatisfy { $0.location == CGPoint(x: 40, y: 30) })
    #expect(zip(pinch.map(\.scale), [1, 2, 2]).allSatisfy { abs($0 - $1) < 0.01 })
    _ = pinches([finger(SDL_FINGERDOWN, 1, 0.2), finger(SDL_FINGERDOWN, 2, 0.4), finger(SDL_FINGERMOTION, 2, 0.6)])
    #expect(translator.cancelAll(at: 2).contains { if case .input(.pinch(let pinch)) = $0 { pinch.phase == .cancelled } else { false } })
  }

  @Test("Turning the wheel towards oneself shows what lies below; fractions come from a touchpad")
  mutating func wheel() throws {
    func wheel(_ y: Float) -> SDL_Event {
      var event = SDL_Event()
      event.wheel = SDL_MouseWheelEvent()
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      event.wheel.preciseY = y
      return event
    }
    func input(_ events: [WindowEvent]) throws -> WheelInput {
      guard case .input(.wheel(let input)) = try #require(events.first) else { throw CancellationError() }
      return input
    }
    let notch = try input(translator.translate(wheel(-1), at: 0))
    #expect(notch.delta == CGVector(dx: 0, dy: 60))
    #expect(!notch.isPrecise)
    #expect(try input(translator.translate(wheel(-0.25), at: 1)).isPrecise)
    #expect(try input(translator.translate(wheel(-1), at: 1.1)).isPrecise)
    #expect(try !input(translator.translate(wheel(-1), at: 9)).isPrecise)
  }

  @Test("Moves of one pointer at one time are run together, but never past a press or a release")
  func coalescing() {
    func pointer(_ phase: PointerInput.Phase, id: Int = 0, at time: TimeInterval = 0) -> WindowEvent {
      .input(.pointer(PointerInput(id: id, phase: phase, location: .zero, timestamp: time)))
    }
    #expect(!pointer(.moved, at: 0.004).supersedes(pointer(.moved)))
    #expect(pointer(.moved).supersedes(pointer(.moved)))
    #expect(!pointer(.moved).supersedes(pointer(.began)))
    #expect(!pointer(.ended).supersedes(pointer(.moved)))
    #expect(!pointer(.moved, id: 1).supersedes(pointer(.moved)))
    #expect(WindowEvent.resized.supersedes(.resized))
  }

  @Test("Text and presses go by the keys that were held when they happened, whatever has been pressed since")
  mutating func typedAhead() {
    func key(_ type: SDL_EventType, _ scancode: SDL_Scancode, _ modifiers: SDL_Keymod) -> SDL_Event {
      var event = SDL_Event()
      event.key = SDL_KeyboardEvent()
      event.key.type = type.rawValue
      event.key.state = UInt8(type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED)
      event.key.keysym.scancode = scancode
      event.key.keysym.mod = UInt16(modifiers.rawValue)
      return event
    }
    var letter = SDL_Event()
    letter.text = SDL_TextInputEvent()
    letter.text.type = SDL_TEXTINPUT.rawValue
    letter.text.text.0 = CChar(UInt8(ascii: "a"))
    // A slow program gets "a", Ctrl and a press of the button at once, with Ctrl still held.
    SDL_SetModState(KMOD_LCTRL)
    defer { SDL_SetModState(KMOD_NONE) }
    _ = translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_NONE), at: 0)
    #expect(translator.translate(letter, at: 0) == [.input(.text("a"))])
    _ = translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_LCTRL, KMOD_LCTRL), at: 0)
    #expect(translator.translate(letter, at: 0).isEmpty)
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), at: 0)).map(\.modifiers) == [.control])
    _ = translator.translate(key(SDL_KEYUP, SDL_SCANCODE_LCTRL, KMOD_NONE), at: 0)
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), at: 0)).map(\.modifiers) == [[]])
    // What was held elsewhere holds here.
    _ = translator.translate(window(SDL_WINDOWEVENT_FOCUS_GAINED), at: 0)
    #expect(pointers(translator.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), at: 0)).map(\.modifiers) == [.control])
  }

  @Test("A key tells its place, its character and the modifiers")
  func keys() {
    func key(_ symbol: SDL_KeyCode, _ scancode: SDL_Scancode, _ modifiers: SDL_Keymod...) -> KeyInput {
      var event = SDL_KeyboardEvent()
      event.state = UInt8(SDL_PRESSED)
      event.keysym.sym = SDL_Keycode(bitPattern: symbol.rawValue)
      event.keysym.scancode = scancode
      event.keysym.mod = UInt16(modifiers.reduce(0) { $0 | $1.rawValue })
      return KeyTranslation.input(event, at: 0)
    }
    #expect(key(SDLK_a, SDL_SCANCODE_A).characters == "a")
    #expect(key(SDLK_a, SDL_SCANCODE_A).usage == 4)
    #expect(key(SDLK_a, SDL_SCANCODE_A, KMOD_LSHIFT).characters == "A")
    #expect(key(SDLK_SLASH, SDL_SCANCODE_SLASH, KMOD_RSHIFT).characters == "?")
    #expect(key(SDLK_z, SDL_SCANCODE_Z, KMOD_LCTRL, KMOD_LSHIFT).modifiers == [.control, .shift])
    #expect(key(SDLK_ESCAPE, SDL_SCANCODE_ESCAPE).characters == "")
    #expect(key(SDLK_F12, SDL_SCANCODE_F12).characters == "")
    #expect(key(SDLK_LEFT, SDL_SCANCODE_LEFT).usage == 80)
  }
}
