import Tweaks
import UIKit

/// How something moves from 0 to 1 over time: on a spring, or along a cubic curve.
public enum TimingValue: Hashable, Sendable {
  case spring(SpringDescription)
  /// A curve, and the seconds that it takes.
  case curve(TweakCurve, duration: Double)

  /// What the store's values make of a timing; nil where it lacks one of the tweaks.
  public init?(_ timing: TweakTiming, in store: TweakStore) {
    switch timing.law {
    case .spring(let duration, let damping, let velocity):
      guard let seconds = duration.seconds(in: store), let ratio = store.value(of: damping)?.position else { return nil }
      let push = velocity.flatMap { store.value(of: $0)?.position } ?? 0
      self = .spring(SpringDescription(duration: seconds, dampingRatio: ratio, initialVelocity: push))
    case .physics(let stiffness, let damping, let mass):
      guard let force = store.value(of: stiffness)?.position else { return nil }
      let weight = mass.flatMap { store.value(of: $0)?.position } ?? 1
      let friction = damping.flatMap { store.value(of: $0)?.position } ?? 2 * (weight * force).squareRoot()
      self = .spring(SpringDescription(mass: weight, stiffness: force, damping: friction))
    case .curve(let duration, let curve):
      guard let seconds = duration.seconds(in: store), case .curve(let shape) = store.value(of: curve) else { return nil }
      self = .curve(shape, duration: seconds)
    }
  }

  /// How long it runs, seconds.
  public var duration: Double {
    switch self {
    case .spring(let spring): spring.duration
    case .curve(_, let duration): duration
    }
  }

  /// When Core Animation would call it settled, seconds, where that is not long after its end; nil for curves.
  var settling: Double? {
    guard case .spring(let spring) = self, spring.settlingDuration < 1.5 * duration else { return nil }
    return spring.settlingDuration
  }

  /// Where it is after `time` seconds, in whole ways. UIKit cuts a spring off at the end of its duration.
  public func position(at time: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    return switch self {
    case .spring(let spring): spring.spring.position(at: time)
    case .curve(let curve, let duration): curve.cubic.value(at: time / duration)
    }
  }

  /// How fast it is after `time` seconds, in whole ways a second; 0 before the start and after the end.
  public func velocity(at time: Double) -> Double {
    guard time >= 0, time <= duration, duration > 0 else { return 0 }
    switch self {
    case .spring(let spring): return spring.spring.velocity(at: time)
    case .curve(let curve, let duration):
      // A curve may set off or arrive straight up, infinitely fast: a step shows it as fast as it can be seen.
      let (cubic, step) = (curve.cubic, 1e-4)
      let start = min(max(time / duration - step / 2, 0), 1 - step)
      return (cubic.value(at: start + step) - cubic.value(at: start)) / (step * duration)
    }
  }
}

extension TweakCurve {
  /// The curve as QuartzCore moves along it.
  var cubic: CubicCurve { CubicCurve(x1, y1, x2, y2) }
}
