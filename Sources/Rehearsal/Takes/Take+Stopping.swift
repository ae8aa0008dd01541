import UIKit

extension Take {
  /// Returns the take up to `time`, in seconds since its first event, where all fingers are lifted (`.ended`) or cancelled (`.cancelled`).
  func stopped(at time: TimeInterval, by phase: PointerInput.Phase) -> Take {
    var take = cut(at: time)
    let end = max(time, take.duration)
    for var finger in take.fingersDown {
      finger.phase = phase
      take.events.append(TakeEvent(time: end, input: .pointer(finger)))
    }
    return take
  }

  /// Returns the take up to `time`, in seconds since its first event, with all fingers lifted there, or nil unless that may make a tap
  /// of one of them.
  func tap(liftedAt time: TimeInterval) -> Take? {
    let lifted = Set(cut(at: time).fingersDown.map(\.id))
    let take = stopped(at: time, by: .ended)
    let isTap = take.strokes.contains { stroke in
      stroke.mayBeTap && stroke.end == .lifted && stroke.endTime == take.duration && lifted.contains(stroke.finger)
    }
    return isTap ? take : nil
  }

  private func cut(at time: TimeInterval) -> Take {
    var take = self
    take.events = events.filter { $0.time <= time + PhaseRun.earliness }
    return take
  }

  /// The latest input of each finger that is down at the end, in the order of that input.
  private var fingersDown: [PointerInput] {
    var fingers: [PointerInput] = []
    for case .pointer(let input)? in (prelude + events).map(\.input) {
      fingers.removeAll { $0.id == input.id }
      if input.phase == .began || input.phase == .moved { fingers.append(input) }
    }
    return fingers
  }
}
