import UIKit

extension Take {
  /// Returns the take up to `time`, in seconds since its first event, at which all fingers are lifted (`.ended`) or cancelled
  /// (`.cancelled`), and all keys are released.
  func stopped(at time: TimeInterval, by phase: PointerInput.Phase) -> Take {
    var take = cut(at: time)
    let end = max(time, take.duration)
    take.events += take.held.ends(by: phase).map { TakeEvent(time: end, input: $0) }
    return take
  }

  /// Returns the input up to `time`, in seconds since the first event, in the parts in which it would be given calmly, without the gestures
  /// that aren't over by then.
  func calmParts(before time: TimeInterval) -> [[TakeEvent]] {
    cut(at: time).withPreludeAsEvents.calmParts.compactMap { part in
      let held = HeldInput(after: part)
      guard held.fingers.isEmpty else { return nil }
      return part + held.ends(by: .ended).map { TakeEvent(time: part.lastTime, input: $0) }
    }
  }

  /// Returns the take up to `time`, in seconds since its first event, with all fingers lifted then, or nil unless one of them may have
  /// tapped.
  func tap(liftedAt time: TimeInterval) -> Take? {
    let lifted = Set(cut(at: time).held.fingers.map(\.id))
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

  private var held: HeldInput { HeldInput(after: prelude + events) }
}
