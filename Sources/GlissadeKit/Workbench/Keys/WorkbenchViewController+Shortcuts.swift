import Rehearsal
import Tweaks
import UIKit

extension WorkbenchViewController {
  /// Returns all shortcuts of the workbench, in the order of the list of shortcuts.
  func makeShortcuts() -> [WorkbenchShortcut] {
    let overlays = StageOverlay.allCases.map { overlay in
      WorkbenchShortcut(.looking, overlay.key, overlay.title) { [unowned self] in toggle(overlay) }
    }
    return overlays + [
      WorkbenchShortcut(.playing, " ", "Play or pause") { [unowned self] in session.togglePlay() },
      WorkbenchShortcut(.playing, "r", "Replay from the beginning") { [unowned self] in session.replay() },
      WorkbenchShortcut(.playing, "r", modifiers: .shift, "Play in reverse") { [unowned self] in session.reverse() },
      WorkbenchShortcut(.playing, "l", "Loop") { [unowned self] in session.isLooping.toggle() },
      WorkbenchShortcut(.playing, ",", "One frame back") { [unowned self] in session.step(by: -1) },
      WorkbenchShortcut(.playing, ".", "One frame forward") { [unowned self] in session.step(by: 1) },
      WorkbenchShortcut(.playing, "[", "Slower") { [unowned self] in changeSpeed(by: 1) },
      WorkbenchShortcut(.playing, "]", "Faster") { [unowned self] in changeSpeed(by: -1) },
      WorkbenchShortcut(.playing, "r", modifiers: .control, "Record a take, or stop recording") { [unowned self] in toggleRecording() },
      WorkbenchShortcut(.tuning, "f", modifiers: .control, "Search the values") { [unowned self] in searchValues() },
      WorkbenchShortcut(.tuning, "z", modifiers: .control, "Undo") { [unowned self] in session.tweaks.undo() },
      WorkbenchShortcut(.tuning, "z", modifiers: [.control, .shift], "Redo") { [unowned self] in session.tweaks.redo() },
      WorkbenchShortcut(.tuning, "c", modifiers: [.control, .shift], "Copy the changed values as Swift") { [unowned self] in
        copy(MotionExport(id: session.definition.name, title: session.definition.title, store: session.tweaks).swift, as: "Swift")
      },
      WorkbenchShortcut(.tuning, "s", modifiers: .control, "Write the tuned values into your file") { [unowned self] in
        askToWriteValues()
      },
      WorkbenchShortcut(.looking, "b", "Compare with the defaults, or stop") { [unowned self] in toggleComparison() },
      WorkbenchShortcut(.window, "o", modifiers: .control, "Open a Swift file of your own") { [unowned self] in chooseFile() },
      WorkbenchShortcut(.window, "h", "Hide or show everything but the stage") { [unowned self] in toggleChrome() },
      WorkbenchShortcut(.window, "t", "Open or close the timeline") { [unowned self] in arrangement.isTimelineOpen.toggle() },
      WorkbenchShortcut(.window, "?", modifiers: .shift, "This list") { [unowned self] in toggleKeys() },
      WorkbenchShortcut(.window, UIKeyCommand.f1, "This list") { [unowned self] in toggleKeys() },
      WorkbenchShortcut(.window, UIKeyCommand.f11, "Save a film of the latest phase or take") { [unowned self] in
        save("film", by: session.saveFilm)
      },
      WorkbenchShortcut(.window, UIKeyCommand.f12, "Save a screenshot of the stage") { [unowned self] in
        save("screenshot", by: session.saveScreenshot)
      },
    ] + makeCanvasShortcuts()
  }

  private func changeSpeed(by steps: Int) {
    let speeds = PlaybackSpeed.allCases
    let index = (speeds.firstIndex(of: session.speed) ?? 0) + steps
    guard speeds.indices.contains(index) else { return }
    session.speed = speeds[index]
  }

  private func toggleComparison() {
    if session.comparison != nil { return session.endComparison() }
    if let set = comparableSets.first { session.compare(with: set.values, named: set.name) }
  }

  func toggleRecording() {
    guard session.isRecording else {
      session.startRecording()
      return canvas.showToast("Recording; Ctrl+R stops")
    }
    do {
      let file = try session.finishRecording()
      canvas.showToast(file.map { "Saved \($0.path); R plays it" } ?? "Nothing was recorded")
    } catch {
      canvas.showToast("The recording could not be saved: \(error)")
    }
  }

  private func save(_ kind: String, by saving: () throws -> URL) {
    do {
      canvas.showToast("Saved \(try saving().path)")
    } catch {
      canvas.showToast("The \(kind) could not be saved: \(error.localizedDescription)")
    }
  }
}
