import Foundation

/// A keyboard shortcut.
///
/// A responder lists them in `keyCommands`; they work while the responder is in the chain of the one that has the keyboard.
/// In place of a selector stands the unapplied method: `UIKeyCommand(input: "w", modifierFlags: .command, action: Pane.close)`.
/// The method runs on the first responder of the chain that is of its type. In a menu it is shown with its keys.
@preconcurrency @MainActor
public final class UIKeyCommand: UICommand {
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
  /// Whether the shortcut comes before the focused control's own use of the key (Tab, arrows, Space, Return).
  public var wantsPriorityOverSystemBehavior = false

  /// A shortcut that calls a method without arguments. The title names it in menus.
  public convenience init<Target>(
    title: String? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title, nil, input, modifierFlags, CommandMethod { (target: Target, _) in action(target)() })
  }

  /// A shortcut that calls a method with the shortcut. The title names it in menus.
  public convenience init<Target>(
    title: String? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(title, nil, input, modifierFlags, Self.method(action))
  }

  /// A shortcut for a menu, that calls a method without arguments.
  public convenience init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    let method = CommandMethod { (target: Target, _) in action(target)() }
    self.init(title, image, input, modifierFlags, method, discoverabilityTitle, attributes, state)
  }

  /// A shortcut for a menu, that calls a method with the shortcut.
  public convenience init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void,
    input: String, modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(title, image, input, modifierFlags, Self.method(action), discoverabilityTitle, attributes, state)
  }

  private init(
    _ title: String?, _ image: UIImage?, _ input: String, _ flags: UIKeyModifierFlags, _ method: CommandMethod,
    _ discoverabilityTitle: String? = nil, _ attributes: Attributes = [], _ state: State = .off
  ) {
    self.input = input
    modifierFlags = flags
    super.init(
      title: title ?? "", image: image, method: method, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  private static func method<Target>(_ action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void) -> CommandMethod {
    CommandMethod { (target: Target, command) in if let command = command as? UIKeyCommand { action(target)(command) } }
  }

  override var keyEquivalent: String? { input.map { KeyEquivalent.text(input: $0, modifiers: modifierFlags) } }

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
}
