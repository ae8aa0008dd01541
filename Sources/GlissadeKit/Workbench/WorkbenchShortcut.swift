import UIKit

/// A key of the workbench, and what it does.
@MainActor
struct WorkbenchShortcut {
  let input: String
  let modifiers: UIKeyModifierFlags
  let title: String
  let action: () -> Void

  init(_ input: String, modifiers: UIKeyModifierFlags = [], _ title: String, _ action: @escaping () -> Void) {
    self.input = input
    self.modifiers = modifiers
    self.title = title
    self.action = action
  }

  /// Whether pressing this key means the shortcut.
  func matches(_ key: UIKey) -> Bool {
    guard key.modifierFlags == modifiers else { return false }
    return input == UIKeyCommand.f12 ? key.keyCode == .keyboardF12 : key.charactersIgnoringModifiers.lowercased() == input
  }

  var command: UIKeyCommand {
    UIKeyCommand(title: title, input: input, modifierFlags: modifiers, action: WorkbenchViewController.runShortcut)
  }
}
