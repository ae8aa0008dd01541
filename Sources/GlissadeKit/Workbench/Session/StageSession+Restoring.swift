import Rehearsal

extension StageSession {
  /// Restores the state in which an image was made, paused. The values that were tuned before are one undo step away.
  func restore(_ state: PictureState) {
    guard let type = shelf.demo(state.demo) else { return }
    let tweaks = shelf.tweaks(of: type)
    panelMemory.tuning.replaceValues(of: tweaks, by: state.values, for: type)
    open(type, tweaks: tweaks, configuration: state.configuration(like: configuration))
    showReplay(of: state)
  }

  /// Shows the moment of a state, whose demo, values and configuration are those of the stage.
  func showReplay(of state: PictureState) {
    playback.subject = state.take.map { ReplaySubject($0) } ?? ReplaySubject(state.phase)
    playback.enterReplay(at: state.time)
    playback.showReplay()
    reportChanges()
  }
}

extension PictureState {
  /// Returns the configuration of the state, with the number of threads of another.
  func configuration(like other: StageConfiguration) -> StageConfiguration {
    var configuration = configuration
    configuration.threads = other.threads
    return configuration
  }
}
