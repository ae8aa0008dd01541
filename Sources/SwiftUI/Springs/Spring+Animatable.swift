import Foundation

// The motion of values that aren't vectors themselves, such as points.
extension Spring {
  /// Returns the value after `time` seconds on the way from `fromValue` to `toValue`.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = fromValue
    let start = fromValue.animatableData
    value.animatableData =
      start + self.value(target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the velocity after `time` seconds on the way from `fromValue` to `toValue`.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = fromValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the force on a mass at `position` that moves with `velocity` on the way from `fromValue` to `toValue`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = fromValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return value
  }

  /// Returns the time that a value takes from `fromValue` to `toValue`, in seconds, after which it stays within `epsilon`.
  public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
