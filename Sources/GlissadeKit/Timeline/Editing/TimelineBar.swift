import Rehearsal

struct TimelineBar: Hashable, Sendable {
  /// The index of the track.
  let row: Int
  /// The index of the animation in its track.
  let segment: Int

  /// Returns nil if the recording doesn't have the animation.
  func animation(in recording: PhaseRecording) -> MotionSegment? {
    guard recording.tracks.indices.contains(row), recording.tracks[row].segments.indices.contains(segment) else { return nil }
    return recording.tracks[row].segments[segment]
  }

  /// In the order of the tracks.
  static func bars(of recording: PhaseRecording) -> [TimelineBar] {
    recording.tracks.indices.flatMap { row in
      recording.tracks[row].segments.indices.map { TimelineBar(row: row, segment: $0) }
    }
  }
}
