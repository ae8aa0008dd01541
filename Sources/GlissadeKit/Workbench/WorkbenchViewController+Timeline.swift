import Rehearsal
import Foundation

extension WorkbenchViewController: TimelineViewDelegate {
  /// Updates the timeline from the session.
  func showTimeline() {
    timeline.playhead = session.playhead
    timeline.playback = session.playback
    // A recording needs a rehearsal, so there is one only when it is visible.
    guard arrangement.isTimelineOpen || session.transport != nil else { return }
    timeline.recording = session.recording
    timeline.other = session.comparedRecording
  }

  func timelineViewDidBeginScrubbing(_ view: TimelineView) { session.scrub(to: session.playhead ?? 0) }
  func timelineView(_ view: TimelineView, didScrubTo time: TimeInterval) { session.scrub(to: time) }
  func timelineViewDidEndScrubbing(_ view: TimelineView) {}
  func timelineViewDidTogglePlay(_ view: TimelineView) { session.togglePlay() }
  func timelineView(_ view: TimelineView, didStepBy frames: Int) { session.step(by: frames) }
  func timelineViewDidReplay(_ view: TimelineView) { session.replay() }
  func timelineViewDidReverse(_ view: TimelineView) { session.reverse() }
  func timelineViewDidToggleLooping(_ view: TimelineView) { session.isLooping.toggle() }
  func timelineView(_ view: TimelineView, didChoose speed: PlaybackSpeed) { session.speed = speed }
}
