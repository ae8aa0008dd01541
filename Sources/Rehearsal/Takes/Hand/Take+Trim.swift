import Foundation
import UIKit

extension Take {
  /// Returns the part of the take in a range of times, in seconds since its first event.
  ///
  /// A finger that is down at the start of the range goes down there, at its current position. A finger that is down at the end is
  /// lifted. A key that is down at the end is released, and one held since before the start is removed. The times of the result count
  /// from its first event.
  package func trimmed(to range: ClosedRange<TimeInterval>) -> Take {
    var trimmed = self
    var events = pressesInProgress(at: range.lowerBound)
    let heldBefore = keysHeld(at: range.lowerBound)
    events += self.events.filter { range.contains($0.time) && !$0.isRelease(ofKeyIn: heldBefore) }
    trimmed.events = events
    trimmed.events += trimmed.releases(at: range.upperBound)
    let start = trimmed.events.first?.time ?? 0
    trimmed.events = trimmed.events.map { $0.moved(to: Self.microseconds($0.time - start)) }
    return trimmed
  }

  /// Returns the time, rounded as in files.
  private static func microseconds(_ time: TimeInterval) -> TimeInterval { (time * 1_000_000).rounded() / 1_000_000 }

  /// Returns presses for the fingers that went down before `time` and are still down.
  private func pressesInProgress(at time: TimeInterval) -> [TakeEvent] {
    strokes.compactMap { stroke in
      let isDown = stroke.startTime < time && (stroke.endTime > time || stroke.end == nil)
      guard isDown, let location = stroke.location(at: min(time, stroke.endTime)) else { return nil }
      return TakeEvent(
        time: time, input: .pointer(PointerInput(id: stroke.finger, phase: .began, location: location, timestamp: time)))
    }
  }

  /// Returns the events that release the fingers and keys still down after the last event.
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

  /// Returns the keys that went down before `time` and are still down, by their usage.
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
  /// Returns whether the event is a repeat or the release of a key in `held`.
  fileprivate func isRelease(ofKeyIn held: [Int: KeyInput]) -> Bool {
    guard case .key(let key)? = input, held[key.usage] != nil else { return false }
    return !key.isDown || key.isRepeat
  }
}
