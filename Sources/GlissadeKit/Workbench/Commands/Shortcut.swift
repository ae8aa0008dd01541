import UIKit

/// A key of a command that the workbench performs.
@MainActor
struct Shortcut {
  let combination: KeyCombination
  let stageKeys: WorkbenchCommand.StageKeys
  let keyCommand: UIKeyCommand

  init(_ combination: KeyCombination, of command: WorkbenchCommand) {
    self.combination = combination
    stageKeys = command.stageKeys
    keyCommand = UIKeyCommand(
      title: command.title, action: WorkbenchViewController.runShortcut, input: combination.input, modifierFlags: combination.modifiers,
      discoverabilityTitle: command.about)
  }

  /// Returns whether a key that was pressed on the session's stage belongs to the workbench. Plain letters belong to the stage during text
  /// editing.
  func takes(_ key: UIKey, from session: StageSession) -> Bool {
    guard keyCommand.matches(key), !(combination.types && session.playback.isEditingText) else { return false }
    return switch stageKeys {
    case .none: true
    case .shortcuts: !session.stage.scene.hasKeyCommand(for: key)
    case .all: false
    }
  }
}
