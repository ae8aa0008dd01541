import Foundation

/// The names of key combinations, in the style of Linux desktops: "Ctrl+Shift+Z".
package enum KeyEquivalent {
  package static func text(input: String, modifiers: UIKeyModifierFlags) -> String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alternate) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    if modifiers.contains(.command) { parts.append("Super") }
    parts.append(names[input] ?? functionKeyName(input) ?? (input.count == 1 ? input.uppercased() : input))
    return parts.joined(separator: "+")
  }

  private static func functionKeyName(_ input: String) -> String? {
    let prefix = "UIKeyInputF"
    guard input.hasPrefix(prefix), let number = Int(input.dropFirst(prefix.count)) else { return nil }
    return "F\(number)"
  }

  private static let names: [String: String] = [
    UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
    UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
    UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
    UIKeyCommand.inputDelete: "Del", " ": "Space",
    "\r": "Enter", "\t": "Tab", "\u{8}": "Backspace",
  ]
}
