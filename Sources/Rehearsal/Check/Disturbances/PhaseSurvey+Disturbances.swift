import UIKit

// The disturbances of a phase that runs by itself.
extension PhaseSurvey {
  /// Returns all disturbances of the phase. `paths` are those of drags that have an effect before or after it.
  func disturbances(in scenario: Scenario, along paths: [DragPath]) -> [Disturbance] {
    catches(paths) + dragsInFlight(paths, in: scenario) + scrolling() + turning(scenario.configuration.device)
      + appearances(scenario.configuration.appearance) + reducedMotion(scenario) + leaving()
  }

  private var start: [TakeEvent] { [TakeEvent(time: 0, change: .run(phase))] }
  /// A time at which the phase has ended, in seconds.
  private var afterwards: TimeInterval { duration + 0.5 }

  private func disturbance(
    _ kind: Disturbance.Kind, _ words: String, by events: [TakeEvent], at times: [TimeInterval], mayRestAnywhere: Bool = true
  ) -> Disturbance {
    Disturbance(
      kind: kind, phase: phase, words: words,
      cases: times.map { Disturbance.Case(time: $0, events: start + events.later(by: $0)) },
      references: [
        start + events.later(by: afterwards), events + start.later(by: events.lastTime + 2),
      ] + (mayRestAnywhere ? [events] : []), mayRestAnywhere: mayRestAnywhere)
  }

  /// Catches at the points where drags begin.
  private func catches(_ paths: [DragPath]) -> [Disturbance] {
    let points = paths.map(\.start).reduce(into: [CGPoint]()) { points, point in if !points.contains(point) { points.append(point) } }
    return points.map { point in
      let place = "(\(DecimalText.of(point.x, places: 0)), \(DecimalText.of(point.y, places: 0)))"
      return disturbance(
        .caught, "caught at @ by a finger at \(place) and released", by: TakeEvent.touch(at: point, from: 0, to: 0.1), at: everyFrame)
    }
  }

  /// The distance of drags during a phase, in points.
  private static let travel: CGFloat = 80

  private func dragsInFlight(_ paths: [DragPath], in scenario: Scenario) -> [Disturbance] {
    let none = Take(of: scenario.demo.id, phase: phase, size: scenario.configuration.device.size, events: [])
    let ends: [(CGFloat, PointerInput.Phase, String)] = [
      (0, .ended, ", held still and released"), (1000, .ended, " and released in a fast movement"),
      (-600, .ended, " and released while moving back"), (0, .cancelled, ", and the touch is cancelled"),
    ]
    return paths.flatMap { path in
      ends.map { velocity, end, words in
        let drag = path.drags(in: none).take(travel: Self.travel, velocity: velocity, end: end)
        return disturbance(
          .caughtAndDragged, "caught at @, dragged \(path.words)\(words)", by: drag.events, at: path == paths.first ? everyFrame : times(6))
      }
    }
  }

  private func scrolling() -> [Disturbance] {
    let points = (after.scrollViews + before.scrollViews).reduce(into: [CGPoint]()) { points, point in
      if !points.contains(point) { points.append(point) }
    }
    return points.prefix(2).flatMap { point in
      let wheel = (0..<4).map { step in
        TakeEvent(
          time: Double(step) * 0.03,
          input: .wheel(WheelInput(location: point, delta: CGVector(dx: 0, dy: 60), isPrecise: true, timestamp: 0)))
      }
      let swipe = (0...8).map { step in
        let phase: PointerInput.Phase = step == 0 ? .began : step == 8 ? .ended : .moved
        let place = CGPoint(x: point.x, y: point.y - CGFloat(min(step, 7)) * 20)
        return TakeEvent(time: Double(step) / 60, input: .pointer(PointerInput(phase: phase, location: place, timestamp: 0)))
      }
      return [
        disturbance(.scrolled, "scrolled at @ by the wheel", by: wheel, at: times(6)),
        disturbance(.scrolled, "scrolled at @ by a swipe", by: swipe, at: times(6)),
      ]
    }
  }

  /// Turns the device, but not in the turn of the run loop in which the phase starts.
  private func turning(_ device: Device) -> [Disturbance] {
    let turned = CGSize(width: device.size.height, height: device.size.width)
    let times = times(9).filter { $0 > 0 }
    // The last time that the device turns back is in the turn in which the phase ends.
    let back: TimeInterval = 0.23
    let timesBack = times + (duration > back ? [duration - back] : [])
    return [
      disturbance(.turned, "turned at @", by: [TakeEvent(time: 0, change: .resize(turned))], at: times, mayRestAnywhere: false),
      disturbance(
        .turned, "turned at @ and back \(back) s later",
        by: [TakeEvent(time: 0, change: .resize(turned)), TakeEvent(time: back, change: .resize(device.size))], at: timesBack,
        mayRestAnywhere: false),
    ]
  }

  private func appearances(_ appearance: Appearance) -> [Disturbance] {
    let other: Appearance = appearance == .dark ? .light : .dark
    return [
      disturbance(
        .appearance, "the appearance changed to \(other.rawValue) at @", by: [TakeEvent(time: 0, change: .appearance(other))],
        at: times(6), mayRestAnywhere: false)
    ]
  }

  private func leaving() -> [Disturbance] {
    [AppActivity.background, .inactive].map { away in
      disturbance(
        .left, away == .background ? "the app left for the background at @ and back" : "the app covered by an alert at @ and back",
        by: [TakeEvent(time: 0, change: .activity(away)), TakeEvent(time: 0.2, change: .activity(.active))], at: times(6))
    }
  }

  private func reducedMotion(_ scenario: Scenario) -> [Disturbance] {
    let other = scenario.demo.phases.first { $0 != phase } ?? phase
    let isOn = scenario.configuration.reducesMotion
    let change = [TakeEvent(time: 0, change: .reducesMotion(!isOn))]
    let back = TakeEvent(time: 0, change: .run(other))
    let switched = "Reduce Motion turned \(isOn ? "off" : "on")"
    // The states at rest are the same, with or without the motion.
    return [
      Disturbance(
        kind: .reducedMotion, phase: phase, words: "\(switched) and the phase requested at @",
        cases: [Disturbance.Case(time: 0.5, events: change + start.later(by: 0.5))]),
      Disturbance(
        kind: .reducedMotion, phase: phase, words: "\(switched) at @",
        cases: times(6).map { Disturbance.Case(time: $0, events: start + change.later(by: $0)) }),
      Disturbance(
        kind: .reducedMotion, phase: phase, words: "\(switched), and the other phase requested at @",
        cases: times(6).map { Disturbance.Case(time: $0, events: change + start + [back.moved(to: $0)]) }),
    ]
  }
}
