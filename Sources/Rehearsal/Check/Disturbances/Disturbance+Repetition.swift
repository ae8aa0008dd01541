import UIKit

// The disturbances by repeated requests during a transition.
extension Disturbance {
  /// Returns five fast presentations and dismissals, each of which starts before the one before it has ended.
  ///
  /// - Parameter duration: The duration of the first phase, in seconds.
  static func cycles(of phases: [DemoPhase], duration: TimeInterval) -> Disturbance {
    let intervals = [0.02, 0.1, duration * 0.25, duration * 0.5, duration * 0.9]
    return Disturbance(
      kind: .cycles, phase: phases[0], words: "five times started again before its end, the last time at @",
      cases: intervals.map { interval in
        let events = (0..<(5 * phases.count)).map { number in
          TakeEvent(time: Double(number) * interval, change: .run(phases[number % phases.count]))
        }
        return Case(time: events.lastTime, events: events)
      })
  }

  /// Returns a second tap that follows one on what starts a phase.
  ///
  /// - Parameters:
  ///   - point: The point of the taps.
  ///   - phase: The phase that the first tap starts.
  ///   - duration: The duration of the phase, in seconds.
  static func doubleTap(at point: CGPoint, phase: DemoPhase, duration: TimeInterval) -> Disturbance {
    let tap = TakeEvent.touch(at: point, from: 0, to: 0.05)
    return Disturbance(
      kind: .doubleTap, phase: phase, words: "tapped again at @, where a tap starts it",
      cases: [0.08, 0.15, 0.25, duration * 0.9].map { gap in Case(time: gap, events: tap + tap.later(by: max(gap, 0.06))) },
      // The second of two slow taps is on what the first has opened.
      references: [tap, tap + tap.later(by: duration + 1)])
  }
}
