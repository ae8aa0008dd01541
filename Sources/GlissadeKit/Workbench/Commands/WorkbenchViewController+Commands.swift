import Rehearsal
import Tweaks
import UIKit

extension WorkbenchViewController {
  var commands: CommandTable {
    CommandTable(
      playingCommands + timelineCommands + tuningCommands + comparisonCommands + copyingCommands + pictureCommands
        + stageCommands + canvasCommands
        + overlayCommands
        + windowCommands
        + demoCommands
        + keyboardCommands)
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

  /// Returns whether a key that was pressed on the stage belongs to the workbench. Plain letters belong to the stage during text editing.
  func reserves(_ key: UIKey) -> Bool {
    let isTyping = session.isEditingText
    return shortcuts.contains { shortcut in
      guard shortcut.keyCommand.matches(key), !(isTyping && shortcut.combination.types) else { return false }
      return switch shortcut.stageKeys {
      case .none: true
      case .shortcuts: !session.stage.scene.hasKeyCommand(for: key)
      case .all: false
      }
    }
  }

  // MARK: Groups

  private var playingCommands: [CommandBinding] {
    let speeds = PlaybackSpeed.allCases
    let index = speeds.firstIndex(of: session.speed) ?? 0
    func moving(_ command: WorkbenchCommand, to index: Int, obstacle: String) -> CommandBinding {
      CommandBinding(command, obstacle: speeds.indices.contains(index) ? nil : obstacle) { [unowned self] in session.speed = speeds[index] }
    }
    return [
      CommandBinding(.present, title: session.nextPhase == .dismiss ? "Dismiss" : "Present") { [unowned self] in
        session.run(session.nextPhase)
      },
      CommandBinding(.replay) { [unowned self] in session.replay() },
      CommandBinding(.togglePlay, title: session.isPlaying ? "Pause" : "Play") { [unowned self] in session.togglePlay() },
      CommandBinding(.reverse) { [unowned self] in session.reverse() },
      CommandBinding(.loop, isOn: session.isLooping) { [unowned self] in session.isLooping.toggle() },
      CommandBinding(.stepBack) { [unowned self] in session.step(by: -1) },
      CommandBinding(.stepForward) { [unowned self] in session.step(by: 1) },
      moving(.slower, to: index + 1, obstacle: "This is the slowest speed"),
      moving(.faster, to: index - 1, obstacle: "This is the full speed"),
      CommandBinding(.record, title: session.isRecording ? "Stop recording" : nil, isOn: session.isRecording) { [unowned self] in
        toggleRecording()
      },
    ]
      + speeds.map { speed in
        CommandBinding(.speed(speed), isOn: session.speed == speed) { [unowned self] in session.speed = speed }
      }
  }

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
        askToWriteValues()
      },
    ]
  }

  private var copyingCommands: [CommandBinding] {
    func copying(_ command: WorkbenchCommand, _ text: @escaping () -> String) -> CommandBinding {
      CommandBinding(command) { [unowned self] in copy(text(), as: command.menuTitle) }
    }
    return [
      copying(.copySwift) { [unowned self] in session.export().swift },
      copying(.copyAllSwift) { [unowned self] in session.export(includesDefaults: true).swift },
      copying(.copyJSON) { [unowned self] in session.export().json },
      copying(.copyCSS) { [unowned self] in session.export().css },
      copying(.copyCommandLine) { [unowned self] in session.commandLine },
    ]
  }

  private var comparisonCommands: [CommandBinding] {
    let comparison = session.comparison
    let nothing = comparison == nil ? "Nothing is compared" : nil
    let comparesCode = session.comparesCode
    let title = comparison != nil ? "End the comparison" : comparesCode ? "Compare with the version before the last save" : nil
    let defaults = CommandBinding(.compare, title: title, isOn: comparison != nil) { [unowned self] in
      if session.comparison != nil { return session.endComparison() }
      if comparesCode { session.compareWithEarlierVersion() } else { session.compare(with: [:], named: Self.defaultsName) }
    }
    // One command compares with the defaults and ends every comparison. Otherwise, the defaults are a separate choice.
    let sets = comparableSets.filter { comparison != nil || comparesCode || $0.name != Self.defaultsName }.map { set in
      CommandBinding(.compare(withPreset: set.name), isOn: comparison?.subject == .values && comparison?.name == set.name) {
        [unowned self] in
        session.compare(with: set.values, named: set.name)
      }
    }
    let earlier = CommandBinding(
      .compareEarlierVersion, isOn: comparison?.subject == .earlierVersion,
      obstacle: session.earlierVersion == nil ? "The file was not saved since it was opened" : nil
    ) { [unowned self] in session.compareWithEarlierVersion() }
    let isFile = session.definition.chapter == .files
    return [defaults] + sets + (isFile ? [earlier] : [])
      + [(WorkbenchCommand.sideBySide, Comparison.Style.sideBySide), (.overlaid, .ghosted)].map { command, style in
        CommandBinding(command, isOn: session.comparisonStyle == style, obstacle: nothing) { [unowned self] in
          session.comparisonStyle = style
        }
      } + [CommandBinding(.useB, obstacle: nothing) { [unowned self] in session.takeOverComparedValues() }]
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
