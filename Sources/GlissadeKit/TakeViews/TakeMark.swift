import Components
import Rehearsal
import UIKit

/// A label of a trail: scrolling, a key, or a change of the stage.
struct TakeMark: Equatable {
  var text: String
  /// The location in the stage's coordinate system, or nil for keys and changes, which have none.
  var location: CGPoint?
  /// In seconds since the take's first event.
  var start: TimeInterval
  var end: TimeInterval

  /// The maximum pause between wheel events that are combined, in seconds.
  private static let pause: TimeInterval = 0.3

  static func marks(of take: Take) -> [TakeMark] {
    var marks: [TakeMark] = []
    var wheel: (mark: Int, delta: CGVector)?
    for event in take.events {
      switch event.input {
      case .wheel(let input)?:
        if let turn = wheel, event.time - marks[turn.mark].end <= pause {
          let delta = CGVector(dx: turn.delta.dx + input.delta.dx, dy: turn.delta.dy + input.delta.dy)
          wheel = (turn.mark, delta)
          marks[turn.mark].text = text(ofWheel: delta)
          marks[turn.mark].end = event.time
        } else {
          wheel = (marks.count, input.delta)
          marks.append(TakeMark(text: text(ofWheel: input.delta), location: input.location, start: event.time, end: event.time))
        }
      case .key(let key)? where key.isDown && !key.isRepeat:
        marks.append(TakeMark(text: KeyName.text(of: key), location: nil, start: event.time, end: event.time))
      case .text(let text)?: marks.append(TakeMark(text: "“\(text)”", location: nil, start: event.time, end: event.time))
      case .pointer?, .pinch?, .key?, .hover?: break
      case nil:
        if let change = event.change { marks.append(TakeMark(text: change.words, location: nil, start: event.time, end: event.time)) }
      }
    }
    return marks
  }

  private static func text(ofWheel delta: CGVector) -> String {
    let isVertical = abs(delta.dy) >= abs(delta.dx)
    let arrow = isVertical ? (delta.dy >= 0 ? "↓" : "↑") : (delta.dx >= 0 ? "→" : "←")
    return "Wheel \(arrow) \(VelocityHandoff.number(Double(abs(isVertical ? delta.dy : delta.dx))))"
  }
}

extension StageChange {
  fileprivate var words: String {
    switch self {
    case .run(let phase): "Program: \(phase.rawValue)"
    case .resize(let size): "Screen \(SizeText.of(size))"
    case .appearance(let appearance): appearance == .dark ? "Dark" : "Light"
    case .reducesMotion(let isReduced): isReduced ? "Reduce motion" : "Full motion"
    case .reducesTransparency(let isReduced): isReduced ? "Reduce transparency" : "Full transparency"
    case .activity(let activity): "App \(activity == .background ? "in background" : activity.rawValue)"
    }
  }
}

enum KeyName {
  private static let names: [Int: String] = [
    0x28: "Return", 0x29: "Esc", 0x2a: "Backspace", 0x2b: "Tab", 0x2c: "Space", 0x4a: "Home", 0x4b: "Page Up", 0x4c: "Delete",
    0x4d: "End", 0x4e: "Page Down", 0x4f: "→", 0x50: "←", 0x51: "↓", 0x52: "↑", 0x58: "Enter",
  ]

  /// Returns a name such as "Ctrl+Z".
  static func text(of key: KeyInput) -> String {
    let modifiers = [(KeyModifiers.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super")]
    let typed = key.characters.trimmingCharacters(in: .whitespaces)
    let name = names[key.usage] ?? (typed.isEmpty ? "Key \(key.usage)" : typed.uppercased())
    return (modifiers.filter { key.modifiers.contains($0.0) }.map(\.1) + [name]).joined(separator: "+")
  }
}

/// A label of a trail with a background. It is highlighted while its event has just happened.
final class TakeChip: KitView {
  static let gap: CGFloat = 6

  var isLit = false { didSet { if isLit != oldValue { updateColors() } } }

  private let label = UILabel(Theme.heading, Theme.text)

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    layer.cornerRadius = 5
    arrange(label.fitting.inset(x: 8, y: 4))
    updateColors()
  }

  private func updateColors() {
    backgroundColor = isLit ? Theme.accent : Theme.background.withAlphaComponent(0.92)
    label.textColor = isLit ? Theme.onAccent : Theme.text
  }
}
