import Rehearsal

extension WorkbenchViewController {
  func showTimeline() {
    timeline.playhead = session.playback.playhead
    timeline.header.playback = session.playback.state
    // Making a recording takes time. For the header of a closed timeline, an existing one is sufficient.
    let isNeeded = arrangement.isTimelineOpen || session.playback.transport != nil
    timeline.recording = isNeeded ? session.playback.recording : session.playback.knownRecording
    timeline.other = isNeeded ? session.playback.comparedRecording : nil
    if timeline.tuning?.store !== session.tweaks {
      timeline.tuning = TimelineTuning(session.tweaks) { [session] in session.player.scenario(of: session.playback.subject) }
    }
  }
}
