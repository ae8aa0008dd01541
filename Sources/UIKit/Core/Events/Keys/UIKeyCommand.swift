import Foundation

/// A responder's shortcuts in `keyCommands` are available while it is in the chain of the responder with the keyboard focus.
///
/// An unapplied method can replace a selector: `UIKeyCommand(input: "w", modifierFlags: .command, action: Pane.close)`. The method is
/// called on the first responder in the chain that has the method's type.
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
  nonisolated public static let f2 = "UIKeyInputF2"
  nonisolated public static let f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4"
  nonisolated public static let f5 = "UIKeyInputF5"
  nonisolated public static let f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7"
  nonisolated public static let f8 = "UIKeyInputF8"
  nonisolated public static let f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10"
  nonisolated public static let f11 = "UIKeyInputF11"
  nonisolated public static let f12 = "UIKeyInputF12"

  nonisolated static let namedInputs: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow, .keyboardLeftArrow: inputLeftArrow,
    .keyboardRightArrow: inputRightArrow, .keyboardEscape: inputEscape, .keyboardPageUp: inputPageUp,
    .keyboardPageDown: inputPageDown, .keyboardHome: inputHome, .keyboardEnd: inputEnd, .keyboardDeleteForward: inputDelete,
    .keyboardF1: f1, .keyboardF2: f2, .keyboardF3: f3, .keyboardF4: f4, .keyboardF5: f5, .keyboardF6: f6, .keyboardF7: f7, .keyboardF8: f8,
    .keyboardF9: f9, .keyboardF10: f10,
    .keyboardF11: f11, .keyboardF12: f12, .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t",
    .keyboardDeleteOrBackspace: "\u{8}",
  ]

  /// The character without modifiers except Shift, or one of the named inputs.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// True if the shortcut takes precedence over the focused control's use of the key (Tab, arrows, Space, Return).
  public var wantsPriorityOverSystemBehavior = false

  // The command itself is the argument of a selector. The title is the name in menus.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(nil, nil, input, modifierFlags, CommandMethod(selector: action))
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title, image, input, modifierFlags, CommandMethod(selector: action), propertyList, discoverabilityTitle, attributes, state)
  }

  public convenience init<Target>(
    title: String? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title, nil, input, modifierFlags, CommandMethod { (target: Target, _) in action(target)() })
  }

  public convenience init<Target>(
    title: String? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(title, nil, input, modifierFlags, Self.method(action))
  }

  public convenience init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    let method = CommandMethod { (target: Target, _) in action(target)() }
    self.init(title, image, input, modifierFlags, method, nil, discoverabilityTitle, attributes, state)
  }

  public convenience init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void,
    input: String, modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(title, image, input, modifierFlags, Self.method(action), nil, discoverabilityTitle, attributes, state)
  }

  private init(
    _ title: String?, _ image: UIImage?, _ input: String, _ flags: UIKeyModifierFlags, _ method: CommandMethod,
    _ propertyList: Any? = nil, _ discoverabilityTitle: String? = nil, _ attributes: Attributes = [], _ state: State = .off
  ) {
    self.input = input
    modifierFlags = flags
    super.init(
      title: title ?? "", image: image, method: method, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  private static func method<Target>(_ action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void) -> CommandMethod {
    CommandMethod { (target: Target, command) in if let command = command as? UIKeyCommand { action(target)(command) } }
  }

  override var keyEquivalent: String? { input.map { KeyEquivalent.text(input: $0, modifiers: modifierFlags) } }

  /// A symbol that requires Shift, such as "?", matches even if Shift is not specified.
  package func matches(_ key: UIKey) -> Bool {
    guard let input, input.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return false }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(relevant)
    let wanted = modifierFlags.intersection(relevant)
    if held == wanted { return true }
    let isSymbol = input.count == 1 && input.lowercased() == input.uppercased()
    return isSymbol && held == wanted.union(.shift)
  }
}
