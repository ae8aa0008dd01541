import Foundation

extension Spring {
  /// The time after which a motion over the distance 1 stays within 0.001 of its target, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001) }

  /// Returns the time in seconds after which the value stays within `epsilon` of its target. `target` is the distance to it.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
    let bound = calmingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    guard bound.isFinite, bound > 0, let rest else { return bound }
    func isFar(_ time: Double) -> Bool {
      (value(target: target, initialVelocity: initialVelocity, time: time) - target).magnitudeSquared >= epsilon * epsilon
    }
    // Search backward for the last time at which the value was too far away. A spring passes its target twice in a period.
    let step = min(2 * Double.pi / rest.frequency / 64, bound / 64)
    var far = bound
    while far > 0, !isFar(far) { far -= step }
    guard far > 0 else { return isFar(0) ? bisect(0, step, isFar) : 0 }
    return far >= bound ? bound : bisect(far, far + step, isFar)
  }

  /// Returns the time after which the spring has too little energy to move farther from its target than `epsilon`. Its velocity is then as
  /// small.
  func calmingDuration<V: VectorArithmetic>(target: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
    guard rest != nil else { return 0 }
    func isLively(_ time: Double) -> Bool { !isCalm(target: target, initialVelocity: initialVelocity, time: time, epsilon: epsilon) }
    guard isLively(0) else { return 0 }
    var end = response
    while isLively(end) {
      end *= 2
      if !(end < 1e5) { return .infinity }
    }
    return bisect(0, end, isLively)
  }

  /// Returns whether the value can't be farther from its target than `epsilon` after `time` seconds.
  func isCalm<V: VectorArithmetic>(target: V, initialVelocity: V, time: Double, epsilon: Double) -> Bool {
    guard let rest else { return true }
    let distance = value(target: target, initialVelocity: initialVelocity, time: time) - target
    let speed = velocity(target: target, initialVelocity: initialVelocity, time: time)
    return distance.magnitudeSquared + speed.magnitudeSquared / (rest.frequency * rest.frequency) < epsilon * epsilon
  }

  /// Returns the time in `low`…`high` at which a condition that is true at `low` becomes false.
  private func bisect(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// Creates a spring that comes to rest after a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time after which a motion over the distance 1 stays within `epsilon`, in seconds.
  ///   - dampingRatio: The damping as a fraction of critical damping, greater than 0.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // A spring with twice the response takes twice as long for everything.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let duration = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(response: duration.isFinite && duration > 0 ? settlingDuration / duration : 0, dampingRatio: dampingRatio)
  }
}
