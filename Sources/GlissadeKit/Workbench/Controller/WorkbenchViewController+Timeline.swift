import Rehearsal

extension WorkbenchViewController {
  func showTimeline() {
    let playback = session.playback
    timeline.playhead = playback.playhead
    timeline.header.playback = playback.state
    // Making a recording takes time. For the header of a closed timeline, an existing one is sufficient.
    let isNeeded = arrangement.isTimelineOpen || playback.transport != nil
    timeline.recording = isNeeded ? playback.recording : playback.knownRecording
    timeline.other = isNeeded ? playback.comparedRecording : nil
    if timeline.tuning?.store !== session.tweaks {
      timeline.tuning = TimelineTuning(session.tweaks) { [session] in session.player.scenario(of: session.playback.subject) }
    }
  }
}
