import Foundation

struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// In seconds.
  let length: TimeInterval

  func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval { max(length, 0) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < length ? value.scaled(by: curve.value(at: time / length)) : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < length ? value.scaled(by: curve.velocity(at: time / length) / length) : .zero
  }
}
