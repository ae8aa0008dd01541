import Rehearsal

/// The state of playback for transport controls.
struct PlaybackState: Equatable {
  var isPlaying = false
  var isReversed = false
  var settings = PlaybackSettings()
}
