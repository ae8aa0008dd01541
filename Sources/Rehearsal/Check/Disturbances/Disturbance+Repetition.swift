import UIKit

extension Disturbance {
  /// Returns five fast presentations and dismissals, each of which starts before the previous one has ended. The first phase lasts
  /// `duration` seconds.
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

  /// Returns a double tap on the view that starts a phase. The phase lasts `duration` seconds.
  static func doubleTap(at point: CGPoint, phase: DemoPhase, duration: TimeInterval) -> Disturbance {
    let tap = TakeEvent.touch(at: point, from: 0, to: 0.05)
    return Disturbance(
      kind: .doubleTap, phase: phase, words: "tapped again at @, where a tap starts it",
      cases: [0.08, 0.15, 0.25, duration * 0.9].map { gap in Case(time: gap, events: tap + tap.later(by: max(gap, 0.06))) },
      // The second of two slow taps hits what the first has opened.
      references: [tap, tap + tap.later(by: duration + 1)])
  }
}
