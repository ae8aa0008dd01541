/// The user's choices for playback, for replays and live stages.
package struct PlaybackSettings: Equatable, Sendable {
  package var isLooping = false
  package var speed = PlaybackSpeed.full

  package init() {}
}
