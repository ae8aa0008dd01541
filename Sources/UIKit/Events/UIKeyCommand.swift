import Foundation

/// A keyboard shortcut.
///
/// A responder lists them in `keyCommands`; they work while the responder is in the chain of the one that has the keyboard.
/// In place of a selector stands the unapplied method: `UIKeyCommand(input: "w", modifierFlags: .command, action: Pane.close)`.
/// The method runs on the first responder of the chain that is of its type.
@preconcurrency @MainActor
public final class UIKeyCommand: NSObject {
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  nonisolated public static let f1 = "UIKeyInputF1"
  nonisolated public static let f11 = "UIKeyInputF11"
  nonisolated public static let f12 = "UIKeyInputF12"

  /// The keys that have a name rather than a character.
  nonisolated static let namedInputs: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow, .keyboardLeftArrow: inputLeftArrow,
    .keyboardRightArrow: inputRightArrow, .keyboardEscape: inputEscape, .keyboardPageUp: inputPageUp,
    .keyboardPageDown: inputPageDown, .keyboardHome: inputHome, .keyboardEnd: inputEnd, .keyboardDeleteForward: inputDelete,
    .keyboardF1: f1, .keyboardF11: f11, .keyboardF12: f12, .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t",
    .keyboardDeleteOrBackspace: "\u{8}",
  ]

  /// The character without modifiers but Shift, or one of the named inputs.
  public let input: String?
  /// The modifier keys that go with the input.
  public let modifierFlags: UIKeyModifierFlags
  /// What the shortcut does, for a list of shortcuts.
  public var discoverabilityTitle: String?
  /// Whether the shortcut comes before the focused control's own use of the key (Tab, arrows, Space, Return).
  public var wantsPriorityOverSystemBehavior = false

  /// Runs the action on a responder if it is of the right type.
  private let perform: (UIResponder, UIKeyCommand) -> Bool

  private init(_ input: String, _ flags: UIKeyModifierFlags, _ title: String?, _ perform: @escaping (UIResponder, UIKeyCommand) -> Bool) {
    self.input = input
    modifierFlags = flags
    discoverabilityTitle = title
    self.perform = perform
    super.init()
  }

  public convenience init<Target>(
    title: String? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(input, modifierFlags, title) { responder, _ in
      guard let target = responder as? Target else { return false }
      action(target)()
      return true
    }
  }

  public convenience init<Target>(
    title: String? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(input, modifierFlags, title) { responder, command in
      guard let target = responder as? Target else { return false }
      action(target)(command)
      return true
    }
  }

  /// Whether `key` with its modifiers is this shortcut. A character that needs Shift, such as "?", matches with Shift unnamed.
  func matches(_ key: UIKey) -> Bool {
    guard let input, input.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return false }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(relevant)
    let wanted = modifierFlags.intersection(relevant)
    if held == wanted { return true }
    let isSymbol = input.count == 1 && input.lowercased() == input.uppercased()
    return isSymbol && held == wanted.union(.shift)
  }

  /// Runs the action on the first responder of the chain from `start` that it fits. False if there is none.
  func run(from start: UIResponder) -> Bool {
    var responder: UIResponder? = start
    while let current = responder {
      if perform(current, self) { return true }
      responder = current.next
    }
    return false
  }
}
