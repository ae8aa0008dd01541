import Foundation
import Rehearsal

/// A time of a bar that can be dragged.
struct BarEdge: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// The start of the movement, after its delay.
    case start
    case end
    /// The index of a keyframe between them.
    case keyframe(Int)
  }

  let bar: TimelineBar
  let part: Part

  /// In seconds, or nil if the recording doesn't have the edge.
  func time(in recording: PhaseRecording) -> TimeInterval? {
    guard let segment = bar.animation(in: recording) else { return nil }
    switch part {
    case .start: return segment.start
    case .end: return segment.end
    case .keyframe(let index):
      guard case .keyframes(let times) = segment.timing, times.indices.contains(index) else { return nil }
      return segment.start + times[index] * segment.duration
    }
  }

  /// Returns the edges of a bar, from left to right. Keyframes at the ends aren't edges.
  static func edges(of bar: TimelineBar, in recording: PhaseRecording) -> [BarEdge] {
    guard let segment = bar.animation(in: recording) else { return [] }
    var parts: [Part] = [.start]
    if case .keyframes(let times) = segment.timing, segment.holds.isEmpty {
      parts += times.indices.filter { times[$0] > 0.001 && times[$0] < 0.999 }.map { .keyframe($0) }
    }
    return (parts + [.end]).map { BarEdge(bar: bar, part: $0) }
  }

  static func edges(of recording: PhaseRecording) -> [BarEdge] {
    TimelineBar.bars(of: recording).flatMap { edges(of: $0, in: recording) }
  }
}
