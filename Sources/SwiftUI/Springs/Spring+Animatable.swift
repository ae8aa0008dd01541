import Foundation

// The motion of values that aren't vectors themselves, such as points.
extension Spring {
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = fromValue
    let start = fromValue.animatableData
    value.animatableData =
      start + self.value(target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = fromValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = fromValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return value
  }

  /// Returns the time in seconds after which the value stays within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
