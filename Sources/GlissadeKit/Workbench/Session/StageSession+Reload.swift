import Rehearsal
import Tweaks

// New versions of demos that come from files.
extension StageSession {
  /// Replaces demos with those of a new version of their file.
  ///
  /// The demo, its phase or take, the position in time, speed and loop, the tuned values with their undo steps, and the comparison stay. A
  /// replay is simulated again, so that the same time shows the new code. A live stage starts over, at rest where its next phase starts.
  ///
  /// `old` is empty for a file that was opened, and `new` for one that was closed. `earlier` are the demos before the last save.
  package func replace(_ old: [DemoDefinition], with new: [DemoDefinition], earlier: [DemoDefinition] = []) {
    let shown = definition
    shelf.replace(old, with: new, earlier: earlier)
    playback.removeRecordings()
    revisions.demos += 1
    guard old.contains(shown) else { return reportChanges() }
    if let next = new.first(where: { $0.id == shown.id }), next.phases.contains(playback.subject.phase) {
      continueSession(with: next)
    } else if let next = new.first ?? shelf.demos.first {
      open(next, tweaks: shelf.tweaks(of: next), configuration: configuration)
    }
  }

  /// Shows new code of the same demos, with other constants compiled into it: in a replay at the same time, and on a live stage from where
  /// its next phase starts.
  func reload(_ demos: [DemoDefinition]) {
    playback.removeRecordings()
    guard demos.contains(definition) else { return reportChanges() }
    players.reload(before: startOver)
    showNewCode()
  }

  private func continueSession(with definition: DemoDefinition) {
    players.replaceTuned(definition, tweaks: shelf.tweaks(of: definition), before: startOver)
    observeTweaks()
    players.replaceComparison(earlier: earlierVersion, before: startOver)
    showNewCode()
  }

  private func showNewCode() {
    playback.showNewCode()
    revisions.values += 1
    shownValues = revisions.values
    reportChanges()
  }

  /// The phase before which a live stage starts over, or nil for its first state.
  private var startOver: DemoPhase? {
    switch playback.mode {
    case .untouched, .replay: nil
    case .live, .recording: nextPhase
    }
  }
}
