import Foundation
import Tweaks
import UIKit

extension VelocityHandoff {
  /// The interval between two samples after the release, in seconds.
  static let step: TimeInterval = 1.0 / 240
  /// The duration of the measurement after the release, in seconds.
  package static let span: TimeInterval = 0.4
  /// The interval over which the velocity before the release is measured, in seconds. It covers several moves, as none of them is exact.
  static let window: TimeInterval = 0.05
  /// The minimum fraction of the gesture's distance that a layer must move to count as moved by the gesture.
  static let leastFollowing: CGFloat = 0.25

  /// Plays a take and measures the named layer with the motion most similar to that of its last drag.
  ///
  /// Throws if there is no drag or no such layer.
  @MainActor
  package static func measure(_ take: Take, in scenario: Scenario) throws(TweakError) -> VelocityHandoff {
    let take = take.withPreludeAsEvents
    guard let drag = take.decidingDrag else { throw TweakError("“\(take.name)” contains no completed drag") }
    let run = scenario.playing(take).rehearse { Observation(of: drag, in: $0) }
    guard let layer = run.followedLayer else {
      throw TweakError("no named layer follows the gesture in “\(take.name)”; layers are named by layer.name")
    }
    let after = Self.withDerivatives(run.freed(layer))
    guard let arrival = after.first?.position else {
      throw TweakError("“\(layer)” leaves the stage at release in “\(take.name)”")
    }
    let before = Self.withVelocities(run.led(layer), until: drag, arrivingAt: arrival)
    return VelocityHandoff(layer: layer, release: drag.endTime, before: before, after: after)
  }

  /// Returns the velocity at each move of the gesture, measured from the previous move, or over the window for the last move.
  ///
  /// The layer is assumed to follow the gesture's last move as it did before. The effect of the release is the difference from that. If the
  /// finger moves once more at its release, that move may count or not, as transitions may reasonably do either.
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

  /// Returns the slope at each place, from its neighbors. At the ends, it is the slope of the parabola through three places.
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

@MainActor
private struct Observation {
  private struct Moment {
    let time: TimeInterval
    /// The centers of the named layers, in the stage's coordinate system, without names shared by several layers.
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
    let count = Int((VelocityHandoff.span / VelocityHandoff.step).rounded())
    for index in 0...count {
      let time = drag.endTime + Double(index) * VelocityHandoff.step
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

  /// The layer with the motion most similar to the gesture's, or nil if none follows it.
  var followedLayer: String? {
    guard let last = during.last else { return nil }
    return last.middles.keys.sorted().compactMap { name in strayed(name).map { (name, $0) } }.min { $0.1 < $1.1 }?.0
  }

  /// Returns the sum of the squared distances between a layer's motion and the gesture's, or nil for a layer that doesn't move.
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
    return farthest >= handFarthest * VelocityHandoff.leastFollowing ? error : nil
  }

  /// Returns the layer's distance along the drag's direction during the gesture, together with the gesture's distance.
  func led(_ name: String) -> [(time: TimeInterval, position: Double, hand: Double)] {
    positions(name, in: during).map { place in
      (place.time, place.position, Double(drag.location(at: place.time).map(drag.travel) ?? 0))
    }
  }

  /// Returns the layer's distance from the release on, as long as the layer exists.
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
