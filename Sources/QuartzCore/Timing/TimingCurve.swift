import Foundation

/// How something is paced: along a cubic curve, or by a spring.
package enum TimingCurve: Hashable, Sendable {
  case cubic(CubicCurve)
  case spring(Spring)

  package static let linear = TimingCurve.cubic(.linear)

  /// The share of the way after `fraction` of `duration` seconds. A spring is cut off at the end.
  package func progress(at fraction: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.value(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.position(at: fraction * duration)
    }
  }

  /// The first share of `duration` seconds after which the way is `progress`.
  package func fraction(whereProgressIs progress: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.time(whereValueIs: progress)
    case .spring(let spring):
      progress >= 1 ? 1 : duration > 0 ? spring.time(wherePositionIs: progress, within: duration) / duration : 1
    }
  }
}
