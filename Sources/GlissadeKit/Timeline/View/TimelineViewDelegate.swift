import Foundation

/// Does what a person asks of a timeline.
@MainActor
protocol TimelineViewDelegate: AnyObject {
  /// The playhead was taken: what plays should stand still.
  func timelineViewDidBeginScrubbing(_ view: TimelineView)
  /// The moment to show, in seconds of the recording.
  func timelineView(_ view: TimelineView, didScrubTo time: TimeInterval)
  /// The playhead was let go.
  func timelineViewDidEndScrubbing(_ view: TimelineView)
  func timelineViewDidTogglePlay(_ view: TimelineView)
  /// Goes so many frames on, or back if negative.
  func timelineView(_ view: TimelineView, didStepBy frames: Int)
  /// Plays from the beginning.
  func timelineViewDidReplay(_ view: TimelineView)
  /// Plays the other way round from now on.
  func timelineViewDidReverse(_ view: TimelineView)
  func timelineViewDidToggleLooping(_ view: TimelineView)
  func timelineView(_ view: TimelineView, didChoose speed: PlaybackSpeed)
}
