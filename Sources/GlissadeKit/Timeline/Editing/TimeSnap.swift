import Foundation
import Rehearsal

/// The times to which a dragged edge snaps: those of other bars and of events, and whole frames.
struct TimeSnap: Equatable {
  /// The times of other bars and of events, in seconds.
  var targets: [TimeInterval] = []

  struct Result: Equatable {
    /// In seconds.
    let time: TimeInterval
    /// A Boolean value that indicates whether this is the time of another bar or of an event, instead of just a whole frame.
    let isTarget: Bool
  }

  /// Returns the nearest target within `reach` seconds, or otherwise the nearest frame.
  func snap(_ time: TimeInterval, reach: TimeInterval) -> Result {
    if let target = targets.min(by: { abs($0 - time) < abs($1 - time) }), abs(target - time) <= reach {
      return Result(time: target, isTarget: true)
    }
    return Result(time: (time * PhaseRecording.framesPerSecond).rounded() / PhaseRecording.framesPerSecond, isTarget: false)
  }
}
