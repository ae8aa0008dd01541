import Foundation
import UIKit

extension Take {
  /// Returns the part of the take in a range of times, in seconds since its beginning. Its times count from the start of the range.
  ///
  /// The events before the range become the prelude, so that the part begins in the state that the take has reached there. A finger that is
  /// down at the end of the range is lifted, and a key is released.
  package func trimmed(to range: ClosedRange<TimeInterval>) -> Take {
    let cut = range.lowerBound
    var trimmed = self
    if cut > 0 {
      trimmed.prelude = (prelude + events.filter { $0.time <= cut }).moved(by: -cut)
      trimmed.events = events.filter { $0.time > cut && $0.time <= range.upperBound }.moved(by: -cut)
    } else {
      trimmed.events = events.filter { $0.time <= range.upperBound }
    }
    trimmed.events += trimmed.releases(at: range.upperBound - cut).moved(by: 0)
    return trimmed
  }

  /// Returns the events that release the fingers and keys that are still down after the last event.
  private func releases(at time: TimeInterval) -> [TakeEvent] {
    let fingers = strokes.filter { $0.end == nil }.map { stroke in
      TakeEvent(
        time: time,
        input: .pointer(
          PointerInput(
            id: stroke.finger, phase: .ended, location: stroke.samples[stroke.samples.count - 1].location, timestamp: time)))
    }
    let keys = keysHeld.sorted { $0.key < $1.key }.map { _, key in
      var up = key
      up.isDown = false
      up.isRepeat = false
      return TakeEvent(time: time, input: .key(up))
    }
    return fingers + keys
  }

  private var keysHeld: [Int: KeyInput] {
    var held: [Int: KeyInput] = [:]
    for event in prelude + events {
      guard case .key(let key)? = event.input else { continue }
      held[key.usage] = key.isDown ? key : nil
    }
    return held
  }
}
