import UIKit

extension SpringDescription {
  package struct Overshoot: Hashable, Sendable {
    /// The time since the start, in seconds.
    package let time: Double
    /// The distance beyond the target, as a fraction of the whole distance.
    package let amount: Double
  }

  /// The distance from the target that counts as rest, as a fraction of the whole distance.
  package static let restingDistance = 0.001

  /// The first peak beyond the target, or nil for a spring that never exceeds it by more than a millionth.
  package var overshoot: Overshoot? {
    let horizon = firstSwing
    let steps = 512
    var last = 0.0
    for step in 1...steps {
      let time = horizon * Double(step) / Double(steps)
      defer { last = time }
      guard spring.velocity(at: time) <= 0, spring.position(at: time) > 1 || spring.position(at: last) > 1 else { continue }
      var (rising, falling) = (last, time)
      for _ in 0..<60 {
        let middle = (rising + falling) / 2
        if spring.velocity(at: middle) > 0 { rising = middle } else { falling = middle }
      }
      let amount = spring.position(at: rising) - 1
      return amount > 1e-6 ? Overshoot(time: rising, amount: amount) : nil
    }
    return nil
  }

  /// The time after which the spring stays within a thousandth of the distance, in seconds, or nil if there is none.
  package var restingTime: Double? {
    guard damping > 0, settlingDuration < 1000 else { return nil }
    func isNear(_ time: Double) -> Bool { abs(spring.position(at: time) - 1) < Self.restingDistance }
    // The settling time is an upper bound for springs that oscillate. Overdamped ones may take longer.
    var horizon = max(settlingDuration, 0.01)
    while !isNear(horizon) { horizon *= 2 }
    let step = min(horizon / 256, response / 64)
    var time = horizon
    while time > 0, isNear(time) { time -= step }
    guard time > 0 else { return isNear(0) ? 0 : refine(from: 0, to: step, isNear) }
    return refine(from: time, to: time + step, isNear)
  }

  /// Returns the time between `far` and `near` after which `isNear` is true, by bisection.
  private func refine(from far: Double, to near: Double, _ isNear: (Double) -> Bool) -> Double {
    var (far, near) = (far, near)
    for _ in 0..<60 {
      let middle = (far + near) / 2
      if isNear(middle) { near = middle } else { far = middle }
    }
    return near
  }

  /// The time, in seconds, within which the first peak occurs if there is one: a whole damped period, or long enough for a spring that
  /// doesn't oscillate.
  private var firstSwing: Double {
    let ratio = dampingRatio
    return ratio < 1 ? response / (1 - ratio * ratio).squareRoot() : 4 * response * max(ratio, 1)
  }
}
