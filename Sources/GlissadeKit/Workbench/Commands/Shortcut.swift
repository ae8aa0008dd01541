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
}
