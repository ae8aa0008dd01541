import Rehearsal

/// The place of a bar in a timeline.
struct TimelineBar: Hashable, Sendable {
  /// The index of the track.
  let row: Int
  /// The index of the animation in its track.
  let segment: Int

  /// Returns the animation in a recording, or nil if the recording doesn't have it.
  func animation(in recording: PhaseRecording) -> MotionSegment? {
    guard recording.tracks.indices.contains(row), recording.tracks[row].segments.indices.contains(segment) else { return nil }
    return recording.tracks[row].segments[segment]
  }

  /// Returns the bars of a recording, track by track.
  static func bars(of recording: PhaseRecording) -> [TimelineBar] {
    recording.tracks.indices.flatMap { row in
      recording.tracks[row].segments.indices.map { TimelineBar(row: row, segment: $0) }
    }
  }
}
