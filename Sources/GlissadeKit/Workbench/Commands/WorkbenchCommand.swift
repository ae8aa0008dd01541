import UIKit

/// The description of a command of the workbench: its name, its keys and its purpose.
///
/// The commands are the table from which menus, tool tips, keys and the list of commands are made. What a command does at the moment is in
/// a `CommandBinding`.
struct WorkbenchCommand: Sendable {
  struct ID: Hashable, Sendable, RawRepresentable {
    let rawValue: String
  }

  /// The headings of the list of commands, in their order.
  enum Group: String, CaseIterable, Sendable {
    case playing = "Playing"
    case tuning = "Tuning"
    case comparing = "Comparing"
    case copying = "Copying and saving"
    case stage = "Stage"
    case overlays = "Overlays"
    case window = "Window"
    case demos = "Demos"
    case keyboard = "Keyboard"
  }

  let id: ID
  let group: Group
  /// The title, such as "Copy as Swift".
  let title: String
  /// The title in a menu whose own title says the rest, such as "Swift".
  let menuTitle: String
  /// The keys, the preferred one first.
  let keys: [KeyCombination]
  /// A sentence without a full stop about what the command does, or nil where the title says it.
  let about: String?
  /// Other words by which the command is found.
  let words: String
  /// The keys that belong to the stage while it has the keyboard.
  enum StageKeys: Sendable {
    /// No keys of the command.
    case none
    /// The keys that are shortcuts of the stage's screen.
    case shortcuts
    /// All keys of the command.
    case all
  }

  /// The keys that belong to the stage while it has the keyboard.
  let stageKeys: StageKeys

  init(
    _ id: String, _ group: Group, _ title: String, menu menuTitle: String? = nil, keys: [KeyCombination] = [], about: String? = nil,
    words: String = "", stageKeys: StageKeys = .none
  ) {
    self.id = ID(rawValue: id)
    self.group = group
    self.title = title
    self.menuTitle = menuTitle ?? title
    self.keys = keys
    self.about = about
    self.words = words
    self.stageKeys = stageKeys
  }

  /// The names of the keys.
  var keyTexts: [String] { keys.map(\.text) }

  /// The tool tip of a control for this command, with its key.
  var toolTip: String { toolTip(about ?? title) }

  /// Returns a text followed by the command's key.
  func toolTip(_ text: String) -> String { keys.first.map { "\(text) (\($0.text))" } ?? text }
}
