import Rehearsal
import Tweaks
import UIKit

extension WorkbenchViewController {
  var commands: CommandTable {
    let ofSession = SessionCommands(session: session)
    return CommandTable(
      ofSession.playing { [unowned self] in toggleRecording() } + timeline.commands(isOpen: arrangement.isTimelineOpen) + tuningCommands
        + ofSession.comparing(with: comparableSets) + ofSession.copying { [unowned self] in copy($0, as: $1) } + pictures.commands
        + ofSession.stage + CanvasCommands(canvas: canvas).all + overlayCommands + windowCommands + ofSession.demos + keyboardCommands)
  }

  /// Performs the command with this key, which may be an element of a menu.
  func runShortcut(_ key: UIKeyCommand) {
    guard let binding = commands.binding(input: key.input, modifiers: key.modifierFlags) else { return }
    perform(binding)
    key.state = commands[binding.command.id]?.isOn == true ? .on : .off
  }

  /// Performs a command, or shows why it can't be performed.
  func perform(_ binding: CommandBinding) {
    if let obstacle = binding.obstacle { canvas.showToast(obstacle) } else { binding.perform?() }
  }

  /// Returns whether a key that was pressed on the stage belongs to the workbench.
  func reserves(_ key: UIKey) -> Bool { shortcuts.contains { $0.takes(key, from: session) } }

  // MARK: Groups

  private var tuningCommands: [CommandBinding] {
    let tweaks = session.tweaks
    let unchanged = tweaks.hasChanges ? nil : "All values are at their defaults"
    let isFile = session.definition.chapter == .files
    return [
      CommandBinding(.search) { [unowned self] in searchValues() },
      CommandBinding(.undo, obstacle: session.canUndo ? nil : "There is nothing to undo") { [unowned self] in session.undo() },
      CommandBinding(.redo, obstacle: session.canRedo ? nil : "There is nothing to redo") { [unowned self] in session.redo() },
      CommandBinding(.resetAll, obstacle: tweaks.preset == nil ? unchanged : nil) { tweaks.resetAll() },
      CommandBinding(.showChanged, isOn: panel?.showsChangedOnly == true) { [unowned self] in
        showPage(.tune)
        panel?.showsChangedOnly.toggle()
      },
      CommandBinding(.writeValues, obstacle: isFile ? unchanged : "This demo is not a file of your own") { [unowned self] in
        files.askToWriteValues()
      },
    ]
  }

  // MARK: Actions

  func toggleRecording() {
    guard session.isRecording else {
      session.startRecording()
      return canvas.showToast("Recording; Ctrl+R stops")
    }
    do {
      let file = try session.finishRecording()
      canvas.showToast(file.map { "Saved \($0.path); R replays it" } ?? "Nothing was recorded")
    } catch {
      canvas.showToast("The recording could not be saved: \(MessageText.words(for: error))")
    }
  }
}
