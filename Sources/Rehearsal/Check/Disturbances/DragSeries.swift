import UIKit

/// The drags along a path on a screen at rest, of all lengths and with all kinds of ends.
struct DragSeries {
  private let path: DragPath
  private let phase: DemoPhase
  private let drag: SyntheticDrag

  /// Creates the drags for a screen where `phase` is next. `take` has no events.
  init(_ path: DragPath, before phase: DemoPhase, in take: Take) {
    self.path = path
    self.phase = phase
    drag = path.drags(in: take)
  }

  /// A drag over a fraction of the longest distance, with a velocity at its release.
  private func item(_ fraction: CGFloat, velocity: CGFloat, end: PointerInput.Phase = .ended) -> Disturbance.Case {
    let events = drag.take(travel: max(drag.mostTravel * fraction, drag.leastTravel), velocity: velocity, end: end).events
    return Disturbance.Case(time: events.lastTime, events: events)
  }

  // No two drags have the same length, so equal states at rest are no coincidence.
  private var held: [Disturbance.Case] { [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.97].map { item($0, velocity: 0) } }
  private var flungOn: [Disturbance.Case] { [0.27, 0.43, 0.73].map { item($0, velocity: 1500) } }
  private var flungBack: [Disturbance.Case] { [0.31, 0.57, 0.88].map { item($0, velocity: -1000) } }

  /// Drags over most of the distance, one for each frame at which it can end.
  private func stopped(by end: PointerInput.Phase) -> [Disturbance.Case] {
    let whole = drag.take(travel: max(drag.mostTravel * 0.91, drag.leastTravel), velocity: 0)
    return stride(from: 1, through: Int(whole.duration * 60), by: 1).map { frame in
      let take = whole.stopped(at: Double(frame) / 60, by: end)
      return Disturbance.Case(time: take.duration, events: take.events)
    }
  }

  /// All drags that end with a release.
  var released: [Disturbance.Case] { held + flungOn + flungBack }

  var disturbances: [Disturbance] {
    [
      disturbance(.held, "released at @ after a slow drag \(path.words) and a pause", held),
      disturbance(.flung, "released at @ in a fast drag \(path.words)", flungOn),
      disturbance(.flung, "released at @ while moving back after a drag \(path.words)", flungBack),
      disturbance(.cancelled, "the touch cancelled at @ in a drag \(path.words)", stopped(by: .cancelled)),
      disturbance(.stopped, "released at @ in the middle of a drag \(path.words)", stopped(by: .ended)),
      disturbance(.caughtAgain, "caught at @ after a drag \(path.words) was released, and released again", caughtAgain),
      disturbance(.turned, "turned during a drag \(path.words) and back before @, when it is released", turned),
    ]
  }

  /// The shortest and the longest drag that is held still before its release.
  var decisions: Disturbance {
    disturbance(.held, "released at @ after a slow drag \(path.words) and a pause", [held.first, held.last].compactMap { $0 })
  }

  private func disturbance(_ kind: Disturbance.Kind, _ words: String, _ cases: [Disturbance.Case]) -> Disturbance {
    // A finger that hardly moves, or that lands on views at rest, may tap something else.
    let places = [path.start] + (kind == .caughtAgain ? cases.compactMap { $0.events.lastPlace } : [])
    let taps = places.reduce(into: [CGPoint]()) { points, point in if !points.contains(point) { points.append(point) } }
      .map { TakeEvent.touch(at: $0, from: 0, to: 0.1) }
    let start = [TakeEvent(time: 0, change: .run(phase))]
    return Disturbance(
      kind: kind, phase: phase, words: words, cases: cases, references: taps + taps.map { start + $0.later(by: Self.patience) })
  }

  /// The time after which every phase is over, in seconds.
  private static let patience: TimeInterval = 6

  /// Drags that are caught while their views move to a state at rest.
  private var caughtAgain: [Disturbance.Case] {
    [0.23, 0.77].flatMap { fraction in
      let released = item(fraction, velocity: 0)
      let place = released.events.lastPlace
      return [0.03, 0.1, 0.2].compactMap { delay -> Disturbance.Case? in
        guard let place else { return nil }
        let touch = TakeEvent.touch(at: place, from: released.time + delay, to: released.time + delay + 0.3)
        return Disturbance.Case(time: released.time + delay, events: released.events + touch)
      }
    }
  }

  /// Drags during which the device turns, and turns back before the release.
  private var turned: [Disturbance.Case] {
    [0.39, 0.69].map { fraction in
      let released = item(fraction, velocity: 0)
      let size = drag.size
      let end = released.time + 1
      let changes = [
        TakeEvent(time: released.time * 0.5, change: .resize(CGSize(width: size.height, height: size.width))),
        TakeEvent(time: released.time * 0.5 + 0.1, change: .resize(size)),
      ]
      let events = released.events.dropLast() + changes + released.events.suffix(1).map { $0.moved(to: end) }
      return Disturbance.Case(time: end, events: events)
    }
  }
}

extension [TakeEvent] {
  /// The location of the last event of a finger, or nil if there is none.
  fileprivate var lastPlace: CGPoint? {
    compactMap { event in if case .pointer(let input)? = event.input { input.location } else { nil } }.last
  }
}
