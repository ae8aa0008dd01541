import Foundation
import Tweaks
import UIKit

extension HandOff {
  /// Between two samples after the lift, in seconds.
  static let step: TimeInterval = 1.0 / 240
  /// For how long the motion is followed after the lift, in seconds.
  static let span: TimeInterval = 0.4
  /// Over how long the velocity before the lift is taken, in seconds: a few of the hand's moves, none of which is exact.
  static let window: TimeInterval = 0.05
  /// The least share of the hand's way that a layer must go for the hand to be said to move it.
  static let leastFollowing: CGFloat = 0.25

  /// Plays a take, and measures what its last drag moves.
  ///
  /// The layer is the named one whose motion is most like the hand's. Where there is none, or no drag, an error says so.
  @MainActor
  static func measure(_ take: Take, in rehearsal: Rehearsal) throws(TweakError) -> HandOff {
    guard let drag = take.decidingDrag else { throw TweakError("“\(take.name)” has no drag that is let go") }
    let run = rehearsal.play(take) { run, _ in Observation(of: drag, in: run) }
    guard let layer = run.followedLayer else {
      throw TweakError("no named layer moves with the hand in “\(take.name)”; layers are named by layer.name")
    }
    let after = Self.withDerivatives(run.freed(layer))
    guard let arrival = after.first?.position else {
      throw TweakError("“\(layer)” leaves the stage when the hand lets go in “\(take.name)”")
    }
    let before = Self.withVelocities(run.led(layer), until: drag, arrivingAt: arrival)
    return HandOff(layer: layer, release: drag.endTime, before: before, after: after)
  }

  /// The velocity at each of the hand's moves: from the one before to this one; at the last, over the window.
  ///
  /// The layer is taken to go along with the hand's last move as it did before: what the lift does to it can then be told from that.
  /// Where the hand moves once more as it is lifted, that may count or not: both are good style.
  private static func withVelocities(
    _ places: [(time: TimeInterval, position: Double, hand: Double)], until drag: TakeStroke, arrivingAt arrival: Double
  ) -> [Sample] {
    var samples: [Sample] = []
    for (index, place) in places.enumerated() {
      let previous = places[max(index - 1, 0)]
      let velocity = place.time > previous.time ? (place.position - previous.position) / (place.time - previous.time) : 0
      samples.append(Sample(time: place.time, position: place.position, velocity: velocity))
    }
    guard let last = places.last else { return [] }
    var atLift = Sample(time: drag.endTime, position: last.position, velocity: 0)
    if drag.endTime - last.time <= TakeStroke.stillness, let first = places.first(where: { $0.time >= last.time - window }),
      first.time < last.time
    {
      atLift.velocity = (last.position - first.position) / (last.time - first.time)
      let following = last.hand == first.hand ? 0 : (last.position - first.position) / (last.hand - first.hand)
      let expected = drag.samples.suffix(2).map { last.position + following * (Double(drag.travel(to: $0.location)) - last.hand) }
      atLift.position = expected.min { abs($0 - arrival) < abs($1 - arrival) } ?? last.position
    }
    return samples + [atLift]
  }

  /// The slope at each place: between its neighbours; at the ends, of the parabola through three.
  private static func withDerivatives(_ places: [(time: TimeInterval, position: Double)]) -> [Sample] {
    guard places.count > 2 else { return [] }
    let last = places.count - 1
    return places.indices.map { index in
      let slope: Double =
        switch index {
        case 0: (-3 * places[0].position + 4 * places[1].position - places[2].position) / (2 * step)
        case last: (3 * places[last].position - 4 * places[last - 1].position + places[last - 2].position) / (2 * step)
        default: (places[index + 1].position - places[index - 1].position) / (2 * step)
        }
      return Sample(time: places[index].time, position: places[index].position, velocity: slope)
    }
  }
}

/// Where a stage's named layers are during a drag and after it.
@MainActor
private struct Observation {
  private struct Moment {
    let time: TimeInterval
    /// The middles of the named layers, in the stage's points. Names that several layers bear are left out.
    let middles: [String: CGPoint]
  }

  private let drag: TakeStroke
  private var during: [Moment] = []
  private var afterwards: [Moment] = []

  init(of drag: TakeStroke, in run: PhaseRun) {
    self.drag = drag
    for sample in drag.samples where sample.time < drag.endTime - PhaseRun.leadTime {
      run.advance(to: sample.time)
      during.append(Self.moment(of: run, at: sample.time))
    }
    run.advance(to: drag.endTime - PhaseRun.leadTime)
    let count = Int((HandOff.span / HandOff.step).rounded())
    for index in 0...count {
      let time = drag.endTime + Double(index) * HandOff.step
      run.advance(to: time)
      afterwards.append(Self.moment(of: run, at: time))
    }
  }

  private static func moment(of run: PhaseRun, at time: TimeInterval) -> Moment {
    var middles: [String: CGPoint] = [:]
    var repeated: Set<String> = []
    for layer in run.layers(at: time) {
      if middles[layer.name] != nil { repeated.insert(layer.name) }
      middles[layer.name] = CGPoint(x: layer.frame.midX, y: layer.frame.midY)
    }
    for name in repeated { middles[name] = nil }
    return Moment(time: time, middles: middles)
  }

  /// The layer whose way is most like the hand's; nil where none goes along.
  var followedLayer: String? {
    guard let last = during.last else { return nil }
    return last.middles.keys.sorted().compactMap { name in strayed(name).map { (name, $0) } }.min { $0.1 < $1.1 }?.0
  }

  /// How far a layer's way is from the hand's, squared and summed; nil for one that stays where it is.
  private func strayed(_ name: String) -> CGFloat? {
    let seen = during.compactMap { moment in moment.middles[name].map { (moment.time, $0) } }
    guard seen.count > 2, let (start, middle) = seen.first, let hand = drag.location(at: start) else { return nil }
    var (error, farthest, handFarthest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (time, place) in seen {
      guard let now = drag.location(at: time) else { continue }
      let own = CGPoint(x: place.x - middle.x, y: place.y - middle.y)
      let led = CGPoint(x: now.x - hand.x, y: now.y - hand.y)
      error += (own.x - led.x) * (own.x - led.x) + (own.y - led.y) * (own.y - led.y)
      farthest = max(farthest, own.distance(to: .zero))
      handFarthest = max(handFarthest, led.distance(to: .zero))
    }
    return farthest >= handFarthest * HandOff.leastFollowing ? error : nil
  }

  /// How far along the drag's direction the layer is from its first place while the hand leads it, and how far the hand has come.
  func led(_ name: String) -> [(time: TimeInterval, position: Double, hand: Double)] {
    positions(name, in: during).map { place in
      (place.time, place.position, Double(drag.location(at: place.time).map(drag.travel) ?? 0))
    }
  }

  /// The same from the lift on, as long as the layer is there.
  func freed(_ name: String) -> [(time: TimeInterval, position: Double)] {
    positions(name, in: Array(afterwards.prefix { $0.middles[name] != nil }))
  }

  private func positions(_ name: String, in moments: [Moment]) -> [(time: TimeInterval, position: Double)] {
    guard let origin = during.lazy.compactMap({ $0.middles[name] }).first else { return [] }
    let direction = drag.direction
    return moments.compactMap { moment in
      moment.middles[name].map {
        (moment.time, Double(($0.x - origin.x) * direction.dx + ($0.y - origin.y) * direction.dy))
      }
    }
  }
}
