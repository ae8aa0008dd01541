import UIKit

extension Stage {
  /// Plays a take from the stage's present time on, on the stage's own clock: slow motion, pauses and frame steps count.
  ///
  /// Each event is delivered at its exact moment, at which the scene has to be turned for virtual time to be exact.
  func play(_ take: Take) {
    let start = scene.time
    let playback = TakePlayback(times: take.events.map { start + $0.time })
    self.playback = playback
    for event in take.events {
      scene.perform(after: event.time) { [weak self] in
        guard playback.passes(event), let self else { return }
        switch event.content {
        case .input(let input): scene.deliver(input.stamped(start + event.time))
        case .change(let change): undergo(change)
        }
      }
    }
  }

  /// Ends the playing of a take before its end: the fingers that are down lift (`.ended`) or are called off (`.cancelled`).
  func stopPlaying(by phase: PointerInput.Phase) {
    for var input in playback?.stop() ?? [] {
      input.phase = phase
      input.timestamp = scene.time
      scene.deliver(.pointer(input))
    }
  }
}

/// A take that is being played.
@MainActor
final class TakePlayback {
  private var isStopped = false
  /// When the events that have not been delivered are due, on the scene's clock in seconds.
  private var times: ArraySlice<TimeInterval>
  /// The latest input of each finger that is down, in the order in which they came.
  private var fingers: [PointerInput] = []

  /// - Parameter times: when the events are due, on the scene's clock in seconds.
  fileprivate init(times: [TimeInterval]) { self.times = times[...] }

  /// When the next event is due, on the scene's clock in seconds; nil after the last one.
  var nextTime: TimeInterval? { isStopped ? nil : times.first }

  /// Whether an event is to happen, which none is any more once the playing has been stopped.
  fileprivate func passes(_ event: TakeEvent) -> Bool {
    times = times.dropFirst()
    if isStopped { return false }
    guard case .pointer(let pointer)? = event.input else { return true }
    let index = fingers.firstIndex { $0.id == pointer.id }
    switch pointer.phase {
    case .began, .moved: if let index { fingers[index] = pointer } else { fingers.append(pointer) }
    case .ended, .cancelled: fingers.removeAll { $0.id == pointer.id }
    }
    return true
  }

  /// Ends the playing, and tells which fingers are down.
  fileprivate func stop() -> [PointerInput] {
    isStopped = true
    return fingers
  }
}
