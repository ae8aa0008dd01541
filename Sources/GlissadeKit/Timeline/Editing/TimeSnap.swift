import Foundation
import Rehearsal

/// The times to which a dragged edge snaps: those of other bars and of the phase's events, and whole frames.
struct TimeSnap: Equatable {
  /// The times of other bars and of events, in seconds.
  var targets: [TimeInterval] = []

  /// A time after snapping.
  struct Result: Equatable {
    /// The time, in seconds.
    let time: TimeInterval
    /// A Boolean value that indicates whether it is the time of another bar or of an event, and not only a whole frame.
    let isTarget: Bool
  }

  /// Returns the nearest of the targets within `reach` seconds, or else the nearest frame.
  func snap(_ time: TimeInterval, reach: TimeInterval) -> Result {
    if let target = targets.min(by: { abs($0 - time) < abs($1 - time) }), abs(target - time) <= reach {
      return Result(time: target, isTarget: true)
    }
    return Result(time: (time * PhaseRecording.framesPerSecond).rounded() / PhaseRecording.framesPerSecond, isTarget: false)
  }
}
