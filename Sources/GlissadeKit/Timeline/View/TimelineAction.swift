import Foundation
import Rehearsal

/// An action of the person in a timeline.
enum TimelineAction {
  case togglePlay
  /// Moves by a number of frames, backward if negative.
  case step(Int)
  /// Plays from the beginning.
  case replay
  /// Reverses the direction of playback.
  case reverse
  case toggleLooping
  case setSpeed(PlaybackSpeed)
  case scrub(Scrub)

  /// The steps of moving the playhead with the pointer.
  enum Scrub {
    /// A drag of the playhead began. Playback should pause.
    case began
    /// The time to show changed, in seconds of the recording.
    case moved(TimeInterval)
    case ended
  }
}
