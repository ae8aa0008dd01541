import Rehearsal
import Foundation

/// The delegate of a timeline, which performs the person's actions.
@MainActor
protocol TimelineViewDelegate: AnyObject {
  /// Tells the delegate that a drag of the playhead began. Playback should pause.
  func timelineViewDidBeginScrubbing(_ view: TimelineView)
  /// Tells the delegate the time to show, in seconds of the recording.
  func timelineView(_ view: TimelineView, didScrubTo time: TimeInterval)
  /// Tells the delegate that the drag of the playhead ended.
  func timelineViewDidEndScrubbing(_ view: TimelineView)
  func timelineViewDidTogglePlay(_ view: TimelineView)
  /// Tells the delegate to move by the given number of frames, backward if negative.
  func timelineView(_ view: TimelineView, didStepBy frames: Int)
  /// Tells the delegate to play from the beginning.
  func timelineViewDidReplay(_ view: TimelineView)
  /// Tells the delegate to reverse the direction of playback.
  func timelineViewDidReverse(_ view: TimelineView)
  func timelineViewDidToggleLooping(_ view: TimelineView)
  func timelineView(_ view: TimelineView, didChoose speed: PlaybackSpeed)
}
