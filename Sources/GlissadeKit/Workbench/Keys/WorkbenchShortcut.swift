import UIKit

/// A keyboard shortcut of the workbench, with its action.
@MainActor
struct WorkbenchShortcut {
  /// The heading in the list of shortcuts, in which the groups are in this order.
  enum Group: String, CaseIterable {
    case looking = "Looking"
    case playing = "Playing"
    case tuning = "Tuning"
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

  /// Returns whether a key press triggers the shortcut.
  func matches(_ key: UIKey) -> Bool {
    guard key.modifierFlags == modifiers else { return false }
    if let named = Self.functionKeys[input] { return key.keyCode == named.usage }
    return key.charactersIgnoringModifiers.lowercased() == input
  }

  /// A Boolean value that indicates whether the key would type text in a text field.
  var types: Bool { Self.functionKeys[input] == nil && modifiers.subtracting(.shift).isEmpty }

  private static let functionKeys: [String: (usage: UIKeyboardHIDUsage, name: String)] = [
    UIKeyCommand.f1: (.keyboardF1, "F1"), UIKeyCommand.f11: (.keyboardF11, "F11"), UIKeyCommand.f12: (.keyboardF12, "F12"),
  ]

  var command: UIKeyCommand {
    UIKeyCommand(title: title, input: input, modifierFlags: modifiers, action: WorkbenchViewController.runShortcut)
  }

  /// The name of the key, such as "Ctrl+Shift+Z" or "Space".
  var keyText: String {
    let names: [(UIKeyModifierFlags, String)] = [(.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift")]
    let key = input == " " ? "Space" : Self.functionKeys[input]?.name ?? input.uppercased()
    // A question mark implies Shift.
    let shown = input == "?" ? [] : names.filter { modifiers.contains($0.0) }.map(\.1)
    return (shown + [key]).joined(separator: "+")
  }
}
