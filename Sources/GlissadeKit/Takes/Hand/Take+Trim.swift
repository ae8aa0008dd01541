import Foundation
import UIKit

extension Take {
  /// The part of the take from one moment to another, in seconds since its first event.
  ///
  /// A finger that is down at the beginning goes down there, at the place where it is then; one that is down at the end is lifted.
  /// A key held over the end comes up; of one held since before the beginning nothing is left. The times count from the first event
  /// that is left.
  public func trimmed(to range: ClosedRange<TimeInterval>) -> Take {
    var trimmed = self
    var events = pressesUnderWay(at: range.lowerBound)
    let heldBefore = keysHeld(at: range.lowerBound)
    events += self.events.filter { range.contains($0.time) && !$0.isRelease(ofKeyIn: heldBefore) }
    trimmed.events = events
    trimmed.events += trimmed.releases(at: range.upperBound)
    let start = trimmed.events.first?.time ?? 0
    trimmed.events = trimmed.events.map { $0.moved(to: Self.microseconds($0.time - start)) }
    return trimmed
  }

  /// Times as files say them.
  private static func microseconds(_ time: TimeInterval) -> TimeInterval { (time * 1_000_000).rounded() / 1_000_000 }

  /// The presses of fingers that went down before `time` and are down then.
  private func pressesUnderWay(at time: TimeInterval) -> [TakeEvent] {
    strokes.compactMap { stroke in
      let isDown = stroke.startTime < time && (stroke.endTime > time || stroke.end == nil)
      guard isDown, let location = stroke.location(at: min(time, stroke.endTime)) else { return nil }
      return TakeEvent(
        time: time, input: .pointer(PointerInput(id: stroke.finger, phase: .began, location: location, timestamp: time)))
    }
  }

  /// What lifts the fingers and keys that are still down after the last event.
  private func releases(at time: TimeInterval) -> [TakeEvent] {
    let fingers = strokes.filter { $0.end == nil }.map { stroke in
      TakeEvent(
        time: time,
        input: .pointer(
          PointerInput(
            id: stroke.finger, phase: .ended, location: stroke.samples[stroke.samples.count - 1].location, timestamp: time)))
    }
    let keys = keysHeld(at: .infinity).sorted { $0.key < $1.key }.map { _, key in
      var up = key
      up.isDown = false
      up.isRepeat = false
      return TakeEvent(time: time, input: .key(up))
    }
    return fingers + keys
  }

  /// The keys that went down before `time` and are down then, by their usage.
  private func keysHeld(at time: TimeInterval) -> [Int: KeyInput] {
    var held: [Int: KeyInput] = [:]
    for event in events where event.time < time {
      guard case .key(let key)? = event.input else { continue }
      held[key.usage] = key.isDown ? key : nil
    }
    return held
  }
}

extension TakeEvent {
  /// Whether the event belongs to a key that was held before: its repeating, and its coming up.
  fileprivate func isRelease(ofKeyIn held: [Int: KeyInput]) -> Bool {
    guard case .key(let key)? = input, held[key.usage] != nil else { return false }
    return !key.isDown || key.isRepeat
  }
}
