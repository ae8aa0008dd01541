import Foundation
import UIKit

/// A window with controls in it, operated by a mouse and a keyboard of its own, in virtual time.
@MainActor
final class ControlHarness {
  let scene: UIWindowScene
  let window: UIWindow
  private var hostTime: TimeInterval = 0
  private var pointer = CGPoint.zero

  init(_ view: UIView, size: CGSize = CGSize(width: 400, height: 400)) {
    scene = UIWindowScene(screenSize: size)
    window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    scene.perform {
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    advance(by: 0)
  }

  isolated deinit { scene.disconnect() }

  /// Lets time pass in frames of a sixtieth of a second.
  func advance(by seconds: TimeInterval) {
    let end = hostTime + seconds
    while hostTime + 1.0 / 60 < end {
      hostTime += 1.0 / 60
      scene.turn(at: hostTime)
    }
    hostTime = end
    scene.turn(at: hostTime)
  }

  // MARK: Mouse

  func press(_ point: CGPoint, _ modifiers: KeyModifiers = []) { send(point, .began, modifiers) }
  func move(to point: CGPoint, _ modifiers: KeyModifiers = []) { send(point, .moved, modifiers) }
  func release(_ modifiers: KeyModifiers = []) { send(pointer, .ended, modifiers) }
  func cancel() { send(pointer, .cancelled, []) }

  func click(_ point: CGPoint, _ modifiers: KeyModifiers = []) {
    press(point, modifiers)
    release(modifiers)
  }

  func drag(from start: CGPoint, to end: CGPoint, _ modifiers: KeyModifiers = []) {
    press(start, modifiers)
    for step in 1...10 {
      let fraction = CGFloat(step) / 10
      move(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction), modifiers)
    }
    release(modifiers)
  }

  private func send(_ point: CGPoint, _ phase: PointerInput.Phase, _ modifiers: KeyModifiers) {
    pointer = point
    scene.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: scene.time, modifiers: modifiers)))
    advance(by: 1.0 / 60)
  }

  // MARK: Keyboard

  func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    for isDown in [true, false] {
      scene.deliver(
        .key(
          KeyInput(isDown: isDown, usage: usage.rawValue, characters: characters, modifiers: modifiers, timestamp: scene.time)))
      advance(by: 1.0 / 60)
    }
  }

  /// Ctrl and a letter.
  func shortcut(_ letter: Character) {
    key(UIKeyboardHIDUsage(rawValue: 4 + Int(letter.asciiValue ?? 97) - 97), String(letter), .control)
  }

  func type(_ text: String) {
    scene.deliver(.text(text))
    advance(by: 1.0 / 60)
  }
}

/// Writes down what a control tells.
@MainActor
final class ControlLog {
  private(set) var events: [String] = []

  func listen(to control: UIControl) {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "down again"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
      (.primaryActionTriggered, "primary"), (.editingDidBegin, "begin"), (.editingChanged, "edit"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "return"),
    ]
    for (event, name) in names { control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event) }
  }

  func clear() { events = [] }
}
