import Foundation
import UIKit
import UITestSupport

/// A window with a control in it, operated by mouse and keyboard.
final class ControlHarness: SceneHarness {
  init(_ view: UIView, size: CGSize = CGSize(width: 400, height: 400)) {
    super.init(size: size, hostTime: 0, pace: .framePerEvent)
    perform { rootView.addSubview(view) }
    advance(by: 0)
  }

  /// Ctrl and a letter.
  func shortcut(_ letter: Character) {
    key(.letter(letter) ?? .keyboardA, String(letter), modifiers: .control)
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
