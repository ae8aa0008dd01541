import Foundation

/// A view whose text is edited with the keys.
@MainActor
protocol KeyboardEditing: AnyObject {
  var isEditable: Bool { get }
  var line: EditableLine { get }

  func move(_ destination: EditableLine.Destination, extending: Bool)
  func replace(_ range: Range<Int>, with text: String)
  /// Handles the keys that depend on lines: Up, Down, Home and End. Returns false for others.
  func moveByLine(_ key: UIKeyboardHIDUsage, isCommand: Bool, extending: Bool) -> Bool

  func selectAll(_ sender: Any?)
  func copy(_ sender: Any?)
  func cut(_ sender: Any?)
  func paste(_ sender: Any?)
}

extension KeyboardEditing {
  /// Returns false if the key has no meaning for text.
  func handle(_ key: UIKey) -> Bool {
    let extends = key.modifierFlags.contains(.shift)
    let isCommand = !key.modifierFlags.isDisjoint(with: [.control, .command])
    switch key.keyCode {
    case .keyboardLeftArrow: move(isCommand ? .wordLeft : .left, extending: extends)
    case .keyboardRightArrow: move(isCommand ? .wordRight : .right, extending: extends)
    case .keyboardDeleteForward where isEditable: replace(line.deletionRange(to: isCommand ? .wordRight : .right), with: "")
    case .keyboardDeleteOrBackspace where isEditable: replace(line.deletionRange(to: isCommand ? .wordLeft : .left), with: "")
    case let code:
      return moveByLine(code, isCommand: isCommand, extending: extends)
        || isCommand && performCommand(key.charactersIgnoringModifiers.lowercased())
    }
    return true
  }

  /// The letter is pressed with Control. Returns whether there is a command for it.
  private func performCommand(_ letter: String) -> Bool {
    switch letter {
    case "a": selectAll(nil)
    case "c": copy(nil)
    case "x": cut(nil)
    case "v": paste(nil)
    default: return false
    }
    return true
  }
}

extension UITextField: KeyboardEditing {
  var isEditable: Bool { true }

  func moveByLine(_ key: UIKeyboardHIDUsage, isCommand: Bool, extending: Bool) -> Bool {
    switch key {
    case .keyboardHome, .keyboardUpArrow: move(.start, extending: extending)
    case .keyboardEnd, .keyboardDownArrow: move(.end, extending: extending)
    default: return false
    }
    return true
  }
}
