import UIKit

/// A key with modifiers, such as Ctrl+Shift+Z.
struct KeyCombination: Hashable, Sendable {
  /// The character of the key, or one of the named inputs of `UIKeyCommand`.
  let input: String
  let modifiers: UIKeyModifierFlags

  private init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    self.input = input
    self.modifiers = modifiers
  }

  static func key(_ input: String) -> KeyCombination { KeyCombination(input, []) }
  static func shift(_ input: String) -> KeyCombination { KeyCombination(input, .shift) }
  static func control(_ input: String) -> KeyCombination { KeyCombination(input, .control) }
  static func controlShift(_ input: String) -> KeyCombination { KeyCombination(input, [.control, .shift]) }
  static func alternate(_ input: String) -> KeyCombination { KeyCombination(input, .alternate) }

  /// A name such as "Ctrl+Shift+Z" or "Space".
  var text: String { KeyEquivalent.text(input: input, modifiers: modifiers) }

  /// A Boolean value that indicates whether the key would type text in a text field.
  var types: Bool { input.count == 1 && input >= " " && modifiers.subtracting(.shift).isEmpty }
}
