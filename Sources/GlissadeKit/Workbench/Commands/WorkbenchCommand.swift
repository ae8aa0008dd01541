import UIKit

/// The description of a command: its name, its keys and its purpose.
///
/// Menus, tool tips, keys and the list of commands are created from these descriptions. The current action of a command is in a
/// `CommandBinding`.
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
  /// The title in a menu whose own title completes it, such as "Swift".
  let menuTitle: String
  /// The preferred key is the first.
  let keys: [KeyCombination]
  /// A sentence without a full stop about the effect, or nil if the title is sufficient.
  let about: String?
  /// Other words for searching.
  let words: String
  /// The keys that the stage receives while it has the keyboard.
  enum StageKeys: Sendable {
    case none
    /// The keys that are shortcuts of the stage's screen.
    case shortcuts
    case all
  }

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

  var keyTexts: [String] { keys.map(\.text) }

  /// The tool tip of a control for this command, with its key.
  var toolTip: String { toolTip(about ?? title) }

  func toolTip(_ text: String) -> String { keys.first.map { "\(text) (\($0.text))" } ?? text }
}
