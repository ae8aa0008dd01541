import Rehearsal
import Tweaks
import UIKit

enum PlotHandle: Hashable {
  /// A control point of a Bézier curve, 1 or 2.
  case control(Int)
  /// The first peak of a spring, which sets the damping.
  case peak
  /// The end of the motion or of its settling, which sets the duration.
  case end
}

/// Converts drags in a plot into values of the timing's tweaks.
@MainActor
struct TimingEdit {
  let timing: TweakTiming
  let store: TweakStore

  var value: TimingValue? { TimingValue(timing, in: store) }

  /// The handles that have a tweak.
  var handles: [PlotHandle] {
    switch timing.kind {
    case .spring, .perceptual, .response: [.peak, .end]
    case .physics(_, let damping, _): damping == nil ? [.end] : [.peak, .end]
    case .curve: [.control(1), .control(2), .end]
    }
  }

  /// Returns the position of a handle: seconds, and a fraction of the distance.
  func place(of handle: PlotHandle, in value: TimingValue) -> (time: Double, position: Double) {
    switch (value, handle) {
    case (.curve(let curve, let duration), .control(let number)):
      number == 1 ? (curve.x1 * duration, curve.y1) : (curve.x2 * duration, curve.y2)
    // At the bottom of the line at the end. At the top, it could cover the second control point.
    case (.curve(_, let duration), _): (duration, 0)
    case (.spring(let spring), .peak): Self.peak(of: spring)
    case (.spring(let spring), _): (end(of: spring), 1)
    }
  }

  /// Returns the first peak or, without one, a point near the target, where a peak would appear if the damping were lower.
  private static func peak(of spring: SpringDescription) -> (time: Double, position: Double) {
    if let peak = spring.overshoot, peak.time <= spring.duration { return (peak.time, 1 + peak.amount) }
    let time = spring.spring.time(wherePositionIs: 0.98, within: min(spring.duration, 1000))
    return (time, spring.spring.position(at: time))
  }

  /// Returns the end of a spring, in seconds: its duration if it was created from one, and otherwise the time at which it rests.
  ///
  /// Core Animation's settling time is a multiple of 0.1 seconds for some springs, which would make the handle jump during a drag.
  private func end(of spring: SpringDescription) -> Double {
    switch timing.kind {
    case .physics, .perceptual, .response: spring.restingTime ?? spring.duration
    case .spring, .curve: spring.duration
    }
  }

  // MARK: Dragging

  /// Moves a handle to a time in seconds and a position as a fraction of the distance.
  ///
  /// Physical parameters are scaled from `start`, the timing at the beginning of the drag. Values snap to `stepFactor` steps of the tweak.
  func move(_ handle: PlotHandle, toTime time: Double, position: Double, from start: TimingValue, stepFactor: Double) {
    switch (timing.kind, handle) {
    case (.curve(_, let id), .control(let number)):
      guard case .curve(let curve, let duration)? = value, duration > 0 else { return }
      let grid = 0.01 * stepFactor
      let (x, y) = (Self.snap(time / duration, to: grid), Self.snap(position, to: grid))
      store.set(.curve(number == 1 ? TweakCurve(x, y, curve.x2, curve.y2) : TweakCurve(curve.x1, curve.y1, x, y)), for: id)
    case (.curve(let duration, _), _), (.spring(let duration, _, _), .end):
      if let whole = duration.whole(for: time, in: store) { set(duration.id, to: whole, stepFactor: stepFactor) }
    case (.spring(let duration, let damping, let velocity), _):
      guard let seconds = duration.seconds(in: store) else { return }
      let push = velocity.flatMap { store.value(of: $0)?.position } ?? 0
      set(
        damping, to: Self.ratio(forPeak: position - 1) { SpringDescription(duration: seconds, dampingRatio: $0, initialVelocity: push) },
        stepFactor: stepFactor)
    case (.physics, .end):
      guard case .spring(let spring) = start, time > 0.001 else { return }
      quicken(spring, by: end(of: spring) / time, stepFactor: stepFactor)
    case (.physics(_, let damping?, _), _):
      guard case .spring(let spring)? = value else { return }
      let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
      let ratio = Self.ratio(forPeak: position - 1) {
        SpringDescription(mass: spring.mass, stiffness: spring.stiffness, damping: $0 * critical)
      }
      set(damping, to: ratio * critical, stepFactor: stepFactor)
    case (.physics, _): break
    case (.perceptual(let duration, _, _), .end), (.response(let duration, _, _), .end):
      guard case .spring(let spring) = start, time > 0.001 else { return }
      if let whole = duration.whole(for: spring.response * time / end(of: spring), in: store) {
        set(duration.id, to: whole, stepFactor: stepFactor)
      }
    case (.perceptual(_, let bounce, _), _):
      guard case .spring(let spring)? = value else { return }
      let ratio = Self.ratio(forPeak: position - 1) {
        SpringDescription(perceptualDuration: spring.response, bounce: 1 - $0, initialVelocity: spring.initialVelocity)
      }
      set(bounce, to: 1 - ratio, stepFactor: stepFactor)
    case (.response(_, let damping, _), _):
      guard case .spring(let spring)? = value else { return }
      let ratio = Self.ratio(forPeak: position - 1) {
        let critical = 2 * spring.stiffness.squareRoot()
        return SpringDescription(stiffness: spring.stiffness, damping: $0 * critical, initialVelocity: spring.initialVelocity)
      }
      set(damping, to: ratio, stepFactor: stepFactor)
    }
  }

  /// Scales the physical parameters of a spring so that it is faster by the factor `pace`, with the same damping ratio. Values snap to
  /// `stepFactor` steps of the tweak.
  func quicken(_ spring: SpringDescription, by pace: Double, stepFactor: Double) {
    guard case .physics(let stiffness, let damping, _) = timing.kind else { return }
    // Time is proportional to the square root of mass over stiffness.
    set(stiffness, to: spring.stiffness * pace * pace, stepFactor: stepFactor)
    if let damping { set(damping, to: spring.damping * pace, stepFactor: stepFactor) }
  }

  /// Returns the damping ratio with which the spring exceeds its target by `amount`, or 1 for no overshoot.
  static func ratio(forPeak amount: Double, _ spring: (Double) -> SpringDescription) -> Double {
    guard amount > 1e-4 else { return 1 }
    var (loose, stiff) = (0.01, 1.0)
    for _ in 0..<24 {
      let middle = (loose + stiff) / 2
      if (spring(middle).overshoot?.amount ?? 0) > amount { loose = middle } else { stiff = middle }
    }
    return (loose + stiff) / 2
  }

  private func set(_ id: Tweak.ID, to position: Double, stepFactor: Double) {
    guard let domain = store.tweak(id)?.domain, let scale = domain.scale,
      let value = domain.value(at: position, step: scale.step * stepFactor)
    else { return }
    store.set(value, for: id)
  }

  private static func snap(_ number: Double, to grid: Double) -> Double {
    let perUnit = (1 / grid).rounded()
    return (number * perUnit).rounded() / perUnit
  }

  // MARK: Keys

  /// Moves a handle by steps of its tweaks. Right and up are positive. Returns false if the direction doesn't apply to the handle.
  func step(_ handle: PlotHandle, right: Double, up: Double) -> Bool {
    switch (timing.kind, handle) {
    case (.curve(_, let id), .control(let number)):
      guard case .curve(let curve)? = store.value(of: id) else { return false }
      let grid = 0.01 * min(1, max(abs(right), abs(up)))
      func moved(_ number: Double, _ steps: Double) -> Double { steps == 0 ? number : Self.snap(number + 0.01 * steps, to: grid) }
      store.set(
        .curve(
          number == 1
            ? TweakCurve(moved(curve.x1, right), moved(curve.y1, up), curve.x2, curve.y2)
            : TweakCurve(curve.x1, curve.y1, moved(curve.x2, right), moved(curve.y2, up))), for: id)
      return true
    case (.spring(_, let damping, _), .peak), (.response(_, let damping, _), .peak): return step(damping, by: -up)
    case (.physics(_, let damping?, _), .peak): return step(damping, by: -up)
    case (.perceptual(_, let bounce, _), .peak): return step(bounce, by: up)
    case (.perceptual(let duration, _, _), _), (.response(let duration, _, _), _): return step(duration.id, by: right)
    case (.spring(let duration, _, _), _), (.curve(let duration, _), _): return step(duration.id, by: right)
    case (.physics(let stiffness, _, _), _): return step(stiffness, by: -right)
    }
  }

  private func step(_ id: Tweak.ID, by steps: Double) -> Bool {
    guard steps != 0, let tweak = store.tweak(id) else { return false }
    return EditedTweak(tweak: tweak, store: store).step(by: steps)
  }
}
