import UIKit

/// A key of the workbench, and what it does.
@MainActor
struct WorkbenchShortcut {
  /// The heading under which the list of keys has it.
  enum Group: String, CaseIterable {
    case playing = "Playing"
    case tuning = "Tuning"
    case looking = "Looking"
    case window = "Window"
  }

  let input: String
  let modifiers: UIKeyModifierFlags
  let group: Group
  let title: String
  let action: () -> Void

  init(_ group: Group, _ input: String, modifiers: UIKeyModifierFlags = [], _ title: String, _ action: @escaping () -> Void) {
    self.group = group
    self.input = input
    self.modifiers = modifiers
    self.title = title
    self.action = action
  }

  /// Whether pressing this key means the shortcut.
  func matches(_ key: UIKey) -> Bool {
    guard key.modifierFlags == modifiers else { return false }
    if let named = Self.functionKeys[input] { return key.keyCode == named }
    return key.charactersIgnoringModifiers.lowercased() == input
  }

  /// Whether the key would type something where text is edited.
  var types: Bool { Self.functionKeys[input] == nil && modifiers.subtracting(.shift).isEmpty }

  private static let functionKeys: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f11: .keyboardF11, UIKeyCommand.f12: .keyboardF12,
  ]

  var command: UIKeyCommand {
    UIKeyCommand(title: title, input: input, modifierFlags: modifiers, action: WorkbenchViewController.runShortcut)
  }

  /// The key in words: "Ctrl+Shift+Z", "Space".
  var keyText: String {
    let names: [(UIKeyModifierFlags, String)] = [(.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift")]
    let key: String =
      switch input {
      case " ": "Space"
      case UIKeyCommand.f1: "F1"
      case UIKeyCommand.f11: "F11"
      case UIKeyCommand.f12: "F12"
      default: input.uppercased()
      }
    // A question mark says by itself that Shift is held.
    let shown = input == "?" ? [] : names.filter { modifiers.contains($0.0) }.map(\.1)
    return (shown + [key]).joined(separator: "+")
  }
}
