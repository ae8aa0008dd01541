import Foundation
import Rehearsal

enum TimelineAction {
  case togglePlay
  /// Moves by a number of frames, backward if negative.
  case step(Int)
  case replay
  case reverse
  case toggleLooping
  case setSpeed(PlaybackSpeed)
  case scrub(Scrub)

  enum Scrub {
    /// A drag of the playhead began. Playback should pause.
    case began
    /// The time in seconds of the recording.
    case moved(TimeInterval)
    case ended
  }
}
