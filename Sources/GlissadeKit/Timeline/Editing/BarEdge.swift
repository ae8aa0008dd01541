import Foundation
import Rehearsal

/// A time of a bar that can be dragged.
struct BarEdge: Hashable, Sendable {
  /// The parts of a bar that have a time of their own.
  enum Part: Hashable, Sendable {
    /// The start of the movement, after its delay.
    case start
    /// The end of the movement.
    case end
    /// A keyframe between them, by its index.
    case keyframe(Int)
  }

  /// The index of the track.
  let row: Int
  /// The index of the animation in its track.
  let segment: Int
  /// The part of the bar.
  let part: Part

  /// Returns the time of the edge in a recording, in seconds, or nil if the recording doesn't have it.
  func time(in recording: PhaseRecording) -> TimeInterval? {
    guard let segment = animation(in: recording) else { return nil }
    switch part {
    case .start: return segment.start
    case .end: return segment.end
    case .keyframe(let index):
      guard case .keyframes(let times) = segment.timing, times.indices.contains(index) else { return nil }
      return segment.start + times[index] * segment.duration
    }
  }

  /// Returns the animation in a recording, or nil if the recording doesn't have it.
  func animation(in recording: PhaseRecording) -> MotionSegment? {
    guard recording.tracks.indices.contains(row), recording.tracks[row].segments.indices.contains(segment) else { return nil }
    return recording.tracks[row].segments[segment]
  }

  /// Returns the edges of an animation, from left to right. Keyframes at the ends aren't edges of their own.
  static func edges(of segment: MotionSegment, row: Int, index: Int) -> [BarEdge] {
    var parts: [Part] = [.start]
    if case .keyframes(let times) = segment.timing, segment.holds.isEmpty {
      parts += times.indices.filter { times[$0] > 0.001 && times[$0] < 0.999 }.map { .keyframe($0) }
    }
    return (parts + [.end]).map { BarEdge(row: row, segment: index, part: $0) }
  }

  /// Returns the edges of all animations of a recording.
  static func edges(of recording: PhaseRecording) -> [BarEdge] {
    recording.tracks.enumerated().flatMap { row, track in
      track.segments.enumerated().flatMap { edges(of: $1, row: row, index: $0) }
    }
  }
}
