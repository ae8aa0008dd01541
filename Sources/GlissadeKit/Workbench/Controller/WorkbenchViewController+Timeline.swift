import Rehearsal

extension WorkbenchViewController {
  func showTimeline() {
    timeline.playhead = session.playhead
    timeline.header.playback = session.playback
    // Making a recording takes time. For the header of a closed timeline, an existing one is sufficient.
    let isNeeded = arrangement.isTimelineOpen || session.transport != nil
    timeline.recording = isNeeded ? session.recording : session.knownRecording
    timeline.other = isNeeded ? session.comparedRecording : nil
    if timeline.tuning?.store !== session.tweaks {
      timeline.tuning = TimelineTuning(session.tweaks) { [session] in session.player.scenario(of: session.subject) }
    }
  }

  func perform(_ action: TimelineAction) {
    switch action {
    case .togglePlay: session.togglePlay()
    case .step(let frames): session.step(by: frames)
    case .replay: session.replay()
    case .reverse: session.reverse()
    case .toggleLooping: session.isLooping.toggle()
    case .setSpeed(let speed): session.speed = speed
    case .scrub(.began): session.scrub(to: session.playhead ?? 0)
    case .scrub(.moved(let time)): session.scrub(to: time)
    case .scrub(.ended): break
    }
  }

  var timelineCommands: [CommandBinding] {
    let obstacle = arrangement.isTimelineOpen ? nil : "The timeline is closed"
    return [
      CommandBinding(.zoomIntoTime, obstacle: obstacle) { [timeline] in timeline.area.zoom(in: true) },
      CommandBinding(.zoomOutOfTime, obstacle: obstacle) { [timeline] in timeline.area.zoom(in: false) },
      CommandBinding(.fitTime, obstacle: obstacle) { [timeline] in timeline.area.fit() },
    ]
  }
}
