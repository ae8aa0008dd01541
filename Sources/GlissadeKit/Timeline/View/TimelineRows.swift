import Rehearsal
import CoreGraphics
import Foundation

struct TimelineRows: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    let track: MotionTrack
    /// A Boolean value that indicates whether the row shows the layer's name.
    let isFirstOfLayer: Bool
    /// The lane of each segment. Overlapping segments are on different lanes.
    let lanes: [Int]
    let laneCount: Int
    /// The track of the same layer and property in the other recording.
    let other: MotionTrack?
  }

  let rows: [Row]

  init(_ recording: PhaseRecording?, other: PhaseRecording? = nil) {
    let tracks = recording?.tracks ?? []
    rows = tracks.enumerated().map { index, track in
      let (lanes, count) = Self.lanes(of: track.segments)
      return Row(
        track: track, isFirstOfLayer: index == 0 || tracks[index - 1].layer != track.layer, lanes: lanes, laneCount: count,
        other: other?.tracks.first { $0.layer == track.layer && $0.keyPath == track.keyPath })
    }
  }

  /// Puts each segment on the first lane that is free at its start.
  private static func lanes(of segments: [MotionSegment]) -> (lanes: [Int], count: Int) {
    var ends: [TimeInterval] = []
    let lanes = segments.map { segment in
      let lane = ends.firstIndex { $0 <= segment.start + 1e-6 } ?? ends.count
      if lane == ends.count { ends.append(segment.end) } else { ends[lane] = segment.end }
      return lane
    }
    return (lanes, max(ends.count, 1))
  }
}
