import UIKit

/// What is seen of a spring: where it overshoots, and when it rests.
extension SpringDescription {
  /// The first time that a spring swings beyond its target.
  public struct Overshoot: Hashable, Sendable {
    /// Seconds since the start.
    public let time: Double
    /// How far beyond the target, in whole ways.
    public let amount: Double
  }

  /// How near is near enough to the target to count as rest, in whole ways.
  public static let restingDistance = 0.001

  /// The first peak beyond the target; nil for a spring that never gets more than a millionth beyond it.
  public var overshoot: Overshoot? {
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

  /// From when on the spring stays within a thousandth of the way, seconds; nil if it never does.
  public var restingTime: Double? {
    guard damping > 0, settlingDuration < 1000 else { return nil }
    func isNear(_ time: Double) -> Bool { abs(spring.position(at: time) - 1) < Self.restingDistance }
    // The settling time bounds a swing; what creeps may take longer.
    var horizon = max(settlingDuration, 0.01)
    while !isNear(horizon) { horizon *= 2 }
    let step = min(horizon / 256, response / 64)
    var time = horizon
    while time > 0, isNear(time) { time -= step }
    guard time > 0 else { return isNear(0) ? 0 : refine(from: 0, to: step, isNear) }
    return refine(from: time, to: time + step, isNear)
  }

  /// Closes in on the moment between `far` and `near` from which on `isNear` holds.
  private func refine(from far: Double, to near: Double, _ isNear: (Double) -> Bool) -> Double {
    var (far, near) = (far, near)
    for _ in 0..<60 {
      let middle = (far + near) / 2
      if isNear(middle) { near = middle } else { far = middle }
    }
    return near
  }

  /// A time, in seconds, within which the first peak lies if there is one: a whole damped swing, or long enough for what does not swing.
  private var firstSwing: Double {
    let ratio = dampingRatio
    return ratio < 1 ? response / (1 - ratio * ratio).squareRoot() : 4 * response * max(ratio, 1)
  }
}
