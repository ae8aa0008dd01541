import UIKit

extension Take {
  /// Returns the take up to `time`, in seconds since its first event, with all fingers lifted there, or nil unless that may make a tap
  /// of one of them.
  func tap(liftedAt time: TimeInterval) -> Take? {
    var take = self
    take.events = events.filter { $0.time <= time + PhaseRun.earliness }
    let end = max(time, take.duration)
    var fingers: [PointerInput] = []
    for case .pointer(let input)? in take.events.map(\.input) {
      fingers.removeAll { $0.id == input.id }
      if input.phase == .began || input.phase == .moved { fingers.append(input) }
    }
    for var finger in fingers {
      finger.phase = .ended
      take.events.append(TakeEvent(time: end, input: .pointer(finger)))
    }
    let isTap = take.strokes.contains { stroke in
      stroke.mayBeTap && stroke.end == .lifted && stroke.endTime == end && fingers.contains { $0.id == stroke.finger }
    }
    return isTap ? take : nil
  }
}
