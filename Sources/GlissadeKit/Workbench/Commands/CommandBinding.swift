import UIKit

/// The current action of a command, or the reason why it has none.
@MainActor
struct CommandBinding {
  let command: WorkbenchCommand
  /// The current title, such as "Stop recording".
  let title: String
  let isOn: Bool
  /// The reason why the command can't be performed now.
  let obstacle: String?
  /// Nil for keys that the views handle themselves.
  let perform: (() -> Void)?

  init(
    _ command: WorkbenchCommand, title: String? = nil, isOn: Bool = false, obstacle: String? = nil, _ perform: @escaping () -> Void
  ) {
    self.command = command
    self.title = title ?? command.title
    self.isOn = isOn
    self.obstacle = obstacle
    self.perform = perform
  }

  /// Binds keys that the views handle themselves.
  init(keys command: WorkbenchCommand) {
    self.command = command
    title = command.title
    isOn = false
    obstacle = nil
    perform = nil
  }
}

/// The current state of all commands, in the order of the list of commands.
@MainActor
struct CommandTable {
  let bindings: [CommandBinding]

  init(_ bindings: [CommandBinding]) {
    let order = WorkbenchCommand.Group.allCases
    self.bindings = order.flatMap { group in bindings.filter { $0.command.group == group } }
  }

  subscript(id: WorkbenchCommand.ID) -> CommandBinding? { bindings.first { $0.command.id == id } }

  /// The shortcuts of all commands that the workbench performs.
  var shortcuts: [Shortcut] {
    bindings.filter { $0.perform != nil }.flatMap { binding in binding.command.keys.map { Shortcut($0, of: binding.command) } }
  }

  func binding(input: String?, modifiers: UIKeyModifierFlags) -> CommandBinding? {
    bindings.first { $0.perform != nil && $0.command.keys.contains { $0.input == input && $0.modifiers == modifiers } }
  }

  // MARK: Menus

  /// Returns the command as an element of a menu, with its first key, or nil if there is no such command now. With `keepsMenu`, the menu
  /// stays open after a choice.
  func item(_ command: WorkbenchCommand, keepsMenu: Bool = false) -> UIMenuElement? {
    guard let binding = self[command.id], let perform = binding.perform else { return nil }
    let title = binding.title == command.title ? command.menuTitle : binding.title
    var attributes: UIMenuElement.Attributes = binding.obstacle == nil ? [] : .disabled
    if keepsMenu { attributes.insert(.keepsMenuPresented) }
    let state: UIMenuElement.State = binding.isOn ? .on : .off
    let about = binding.obstacle ?? command.about
    guard let key = command.keys.first else {
      return UIAction(title: title, discoverabilityTitle: about, attributes: attributes, state: state) { _ in perform() }
    }
    return UIKeyCommand(
      title: title, action: WorkbenchViewController.runShortcut, input: key.input, modifierFlags: key.modifiers,
      discoverabilityTitle: about, attributes: attributes, state: state)
  }
}
