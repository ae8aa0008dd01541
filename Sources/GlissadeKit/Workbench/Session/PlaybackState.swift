import Rehearsal

/// The state of playback that transport controls show.
struct PlaybackState: Equatable {
  var isPlaying = false
  var isReversed = false
  var settings = PlaybackSettings()
}
