import Rehearsal

struct PlaybackState: Equatable {
  var isPlaying = false
  var isReversed = false
  var settings = PlaybackSettings()
}
