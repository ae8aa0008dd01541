import UIKit

extension Stage {
  /// Plays a take from the stage's current time on, by the stage's own clock. Slow motion, pauses and frame steps apply.
  ///
  /// Each event is delivered at its exact time. For exact virtual time, the scene needs a turn at that time. A prelude is played first, at
  /// once and in virtual time, up to the time at which the take begins.
  func play(_ take: Take) {
    guard !take.prelude.isEmpty else { return play(take.events) }
    let begin = scene.time + take.preludeDuration
    play(take.withPreludeAsEvents.events)
    while let next = nextMoment, next < begin { turn(at: next) }
    turn(at: begin)
    while scene.hasPendingInput { turn(at: begin) }
  }

  /// Plays events from the stage's current time on, in the order of their times.
  func play(_ events: [TakeEvent]) {
    let start = scene.time
    let playback = TakePlayback(times: events.map { start + $0.time })
    self.playback = playback
    for event in events {
      scene.perform(after: event.time) { [weak self] in
        guard playback.passes(event), let self else { return }
        switch event.content {
        case .input(let input): scene.deliver(input.stamped(start + event.time))
        case .change(let change): apply(change)
        }
      }
    }
  }

  /// Stops playing a take before its end. The fingers are lifted (`.ended`) or cancelled (`.cancelled`), and the keys are released.
  func stopPlaying(by phase: PointerInput.Phase) {
    for input in playback?.stop(by: phase) ?? [] { scene.deliver(input.stamped(scene.time)) }
  }
}

@MainActor
final class TakePlayback {
  private var isStopped = false
  /// The times at which the remaining events are due, in seconds of the scene's clock.
  private var times: ArraySlice<TimeInterval>
  private var held = HeldInput()

  fileprivate init(times: [TimeInterval]) { self.times = times[...] }

  /// The time at which the next event is due, in seconds of the scene's clock, or nil after the last one.
  var nextTime: TimeInterval? { isStopped ? nil : times.first }

  /// Returns whether an event may be delivered.
  fileprivate func passes(_ event: TakeEvent) -> Bool {
    times = times.dropFirst()
    if isStopped { return false }
    if let input = event.input { held.follow(input) }
    return true
  }

  /// Stops the playback and returns the input that releases the fingers and keys.
  fileprivate func stop(by phase: PointerInput.Phase) -> [InputEvent] {
    isStopped = true
    return held.ends(by: phase)
  }
}
