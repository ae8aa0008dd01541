import Foundation

package indirect enum TimingCurve: Hashable, Sendable {
  case cubic(CubicCurve)
  case spring(Spring)
  /// The part of another curve after a fraction of its time, rescaled to 0…1. The other curve lasts `duration` seconds.
  case rest(of: TimingCurve, duration: Double, after: Double)

  package static let linear = TimingCurve.cubic(.linear)

  /// Returns the progress after `fraction` of `duration` seconds. A spring is cut off at the end.
  package func progress(at fraction: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.value(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.position(at: fraction * duration)
    case .rest(let curve, let whole, let start):
      curve.rest(at: fraction, duration: whole, after: start)
    }
  }

  /// Returns the first fraction of `duration` seconds at which the progress is `progress`.
  package func fraction(whereProgressIs progress: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.time(whereValueIs: progress)
    case .spring(let spring):
      progress >= 1 ? 1 : duration > 0 ? spring.time(wherePositionIs: progress, within: duration) / duration : 1
    case .rest(let curve, let whole, let start):
      (curve.fraction(whereProgressIs: curve.blend(progress, duration: whole, after: start), duration: whole) - start) / (1 - start)
    }
  }

  /// Returns a value of the part of this curve after `start`, rescaled to 0…1 in time and progress.
  private func rest(at fraction: Double, duration: Double, after start: Double) -> Double {
    let reached = progress(at: start, duration: duration)
    guard reached < 1 else { return fraction }
    return (progress(at: start + (1 - start) * fraction, duration: duration) - reached) / (1 - reached)
  }

  /// Returns the progress of the whole curve when the part after `start` is at `progress`.
  private func blend(_ progress: Double, duration: Double, after start: Double) -> Double {
    let reached = self.progress(at: start, duration: duration)
    return reached + (1 - reached) * progress
  }
}
