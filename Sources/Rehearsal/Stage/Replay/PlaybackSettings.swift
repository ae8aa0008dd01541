/// How a person has chosen that playing goes on, for replays and live stages.
package struct PlaybackSettings: Equatable, Sendable {
  /// A Boolean value that indicates whether a replay starts again after its end.
  package var isLooping = false
  package var speed = PlaybackSpeed.full

  package init() {}
}
