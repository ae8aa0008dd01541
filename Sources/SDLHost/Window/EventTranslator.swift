import CSDL2
import UIKit

/// Translates SDL's events to a scene's, and stores what they leave out: the held button, the fingers, and the pointer's location.
struct EventTranslator {
  /// The number of points of the scene per unit of SDL's window coordinates.
  var pointsPerUnit: CGFloat = 1
  /// The window's size in points, for touches, which SDL reports as fractions.
  var size = CGSize.zero

  private var location = CGPoint.zero
  /// The modifiers that were held after the latest key event. SDL's own state is ahead of it by the events that wait to be translated.
  private var modifiers: KeyModifiers = []
  private var heldButton: PointerInput.Button?
  /// The button that was held when its press was cancelled, until its release has been seen.
  private var cancelledButton: PointerInput.Button?
  /// The button whose release was missed while the window was hidden, so that SDL still considers it pressed.
  private var stuckButton: PointerInput.Button?
  /// Returns the buttons that are pressed, wherever the pointer is.
  var pressedButtons: () -> UInt32 = { SDL_GetGlobalMouseState(nil, nil) }
  private var fingers: [SDL_FingerID: Finger] = [:]
  private var dropped: [String] = []
  private var wheel = WheelTranslation()
  private var touchpad = TouchpadTranslation()
  /// Returns whether a touch device is a touchpad, whose fingers move the pointer or make gestures, and don't touch the window.
  var isTouchpad: (SDL_TouchID) -> Bool = { device in
    // Without a video driver, SDL dereferences a null pointer if it doesn't know the device.
    guard SDL_WasInit(SDL_INIT_VIDEO) != 0 else { return false }
    return [SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE, SDL_TOUCH_DEVICE_INDIRECT_RELATIVE].contains(SDL_GetTouchDeviceType(device))
  }

  private struct Finger {
    let id: Int
    var location: CGPoint
  }

  var hasPress: Bool { heldButton != nil || !fingers.isEmpty }

  /// Returns the events that correspond to an SDL event at `time`, in seconds on the host's clock.
  mutating func translate(_ event: SDL_Event, at time: TimeInterval) -> [WindowEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: return [.closeRequested]
    case SDL_WINDOWEVENT: return windowEvents(event.window, at: time)
    case SDL_MOUSEMOTION: return mouseMoved(event.motion, at: time)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return mousePressed(event.button, at: time)
    case SDL_MOUSEWHEEL:
      let delta = wheel.delta(of: event.wheel, at: time)
      let input = WheelInput(
        location: location, delta: delta, isPrecise: wheel.isPrecise, timestamp: time, modifiers: modifiers)
      return [.input(.wheel(input))]
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      guard isTouchpad(event.tfinger.touchId) else { return touched(event.tfinger, at: time) }
      return pinch(touchpad.change(by: event.tfinger), at: time)
    case SDL_KEYDOWN, SDL_KEYUP:
      let key = KeyTranslation.input(event.key, at: time)
      modifiers = key.modifiers
      return [.input(.key(key))]
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      return text.isEmpty || modifiers.contains(.control) ? [] : [.input(.text(text))]
    case SDL_DROPFILE:
      if let file = event.drop.file {
        dropped.append(String(cString: file))
        SDL_free(file)
      }
      return []
    case SDL_DROPCOMPLETE:
      defer { dropped = [] }
      return dropped.isEmpty ? [] : [.dropped(dropped)]
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return [.exposed]
    default: return []
    }
  }

  private mutating func windowEvents(_ event: SDL_WindowEvent, at time: TimeInterval) -> [WindowEvent] {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: [.resized]
    case SDL_WINDOWEVENT_EXPOSED: [.exposed]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: shown()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: cancelAll(at: time) + [.visibilityChanged(isVisible: false)]
    case SDL_WINDOWEVENT_LEAVE: heldButton == nil ? [.input(.hover(nil))] : []
    case SDL_WINDOWEVENT_FOCUS_GAINED: focusChanged(hasFocus: true)
    // A press that continues in another window would never end here.
    case SDL_WINDOWEVENT_FOCUS_LOST: cancelAll(at: time) + focusChanged(hasFocus: false)
    default: []
    }
  }

  /// Takes over the modifiers that were pressed or released in another window.
  private mutating func focusChanged(hasFocus: Bool) -> [WindowEvent] {
    modifiers = hasFocus ? KeyTranslation.heldModifiers : []
    return [.focusChanged(hasFocus: hasFocus)]
  }

  /// Determines whether the button that was held when the window was hidden has been released meanwhile. SDL, which wasn't notified, then
  /// leaves out the next press, but not its end.
  private mutating func shown() -> [WindowEvent] {
    if cancelledButton != nil, pressedButtons() == 0 { stuckButton = cancelledButton }
    cancelledButton = nil
    return [.visibilityChanged(isVisible: true)]
  }

  mutating func cancelAll(at time: TimeInterval) -> [WindowEvent] {
    var events: [WindowEvent] = []
    if let button = heldButton {
      events.append(pointer(.cancelled, button: button, at: time))
      cancelledButton = button
    }
    heldButton = nil
    for finger in fingers.values.sorted(by: { $0.id < $1.id }) {
      events.append(pointer(.cancelled, id: finger.id, location: finger.location, at: time))
    }
    fingers = [:]
    return events + pinch(touchpad.cancel(), at: time)
  }

  private mutating func mouseMoved(_ event: SDL_MouseMotionEvent, at time: TimeInterval) -> [WindowEvent] {
    location = CGPoint(x: CGFloat(event.x) * pointsPerUnit, y: CGFloat(event.y) * pointsPerUnit)
    guard let heldButton else { return [.input(.hover(location))] }
    return [pointer(.moved, button: heldButton, at: time)]
  }

  private mutating func mousePressed(_ event: SDL_MouseButtonEvent, at time: TimeInterval) -> [WindowEvent] {
    let button: PointerInput.Button
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .primary
    case SDL_BUTTON_RIGHT: button = .secondary
    case SDL_BUTTON_MIDDLE: button = .middle
    default: return []
    }
    location = CGPoint(x: CGFloat(event.x) * pointsPerUnit, y: CGFloat(event.y) * pointsPerUnit)
    if event.state == SDL_PRESSED {
      // One pointer has one press, so another button that is pressed meanwhile is ignored.
      guard heldButton == nil else { return [] }
      heldButton = button
      (cancelledButton, stuckButton) = (nil, nil)
      return [pointer(.began, button: button, at: time)]
    }
    guard heldButton == button else {
      cancelledButton = nil
      guard stuckButton == button else { return [] }
      stuckButton = nil
      return [pointer(.began, button: button, at: time), pointer(.ended, button: button, at: time)]
    }
    heldButton = nil
    return [pointer(.ended, button: button, at: time)]
  }

  private mutating func touched(_ event: SDL_TouchFingerEvent, at time: TimeInterval) -> [WindowEvent] {
    let place = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      let taken = Set(fingers.values.map(\.id))
      let id = (1...).first { !taken.contains($0) } ?? 1
      fingers[event.fingerId] = Finger(id: id, location: place)
      return [pointer(.began, id: id, location: place, at: time)]
    case SDL_FINGERMOTION:
      guard let id = fingers[event.fingerId]?.id else { return [] }
      fingers[event.fingerId]?.location = place
      return [pointer(.moved, id: id, location: place, at: time)]
    default:
      guard let finger = fingers.removeValue(forKey: event.fingerId) else { return [] }
      return [pointer(.ended, id: finger.id, location: place, at: time)]
    }
  }

  private func pinch(_ change: TouchpadTranslation.Change?, at time: TimeInterval) -> [WindowEvent] {
    guard let change else { return [] }
    let input = PinchInput(
      phase: change.phase, location: location, scale: change.scale, rotation: change.rotation, timestamp: time,
      modifiers: modifiers)
    return [.input(.pinch(input))]
  }

  private func pointer(
    _ phase: PointerInput.Phase, id: Int = 0, button: PointerInput.Button = .primary, location: CGPoint? = nil, at time: TimeInterval
  ) -> WindowEvent {
    .input(
      .pointer(
        PointerInput(
          id: id, phase: phase, location: location ?? self.location, timestamp: time, button: button,
          modifiers: modifiers)))
  }
}
