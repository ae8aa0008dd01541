import Tweaks
import UIKit

/// The motion from 0 to 1 over time, of a spring or a cubic curve.
package enum TimingValue: Hashable, Sendable {
  case spring(SpringDescription)
  /// A curve, with its duration in seconds.
  case curve(TweakCurve, duration: Double)

  /// Creates the value of a timing, or returns nil if the store lacks one of its tweaks.
  package init?(_ timing: TweakTiming, in store: TweakStore) {
    switch timing.kind {
    case .spring(let duration, let damping, let velocity):
      guard let seconds = duration.seconds(in: store), let ratio = store.value(of: damping)?.position else { return nil }
      let push = velocity.flatMap { store.value(of: $0)?.position } ?? 0
      self = .spring(SpringDescription(duration: seconds, dampingRatio: ratio, initialVelocity: push))
    case .physics(let stiffness, let damping, let mass):
      guard let force = store.value(of: stiffness)?.position else { return nil }
      let weight = mass.flatMap { store.value(of: $0)?.position } ?? 1
      let friction = damping.flatMap { store.value(of: $0)?.position } ?? 2 * (weight * force).squareRoot()
      self = .spring(SpringDescription(mass: weight, stiffness: force, damping: friction))
    case .perceptual(let duration, let bounce, let velocity):
      guard let seconds = duration.seconds(in: store), let amount = store.value(of: bounce)?.position else { return nil }
      let push = velocity.flatMap { store.value(of: $0)?.position } ?? 0
      self = .spring(SpringDescription(perceptualDuration: max(seconds, 0.001), bounce: max(amount, -0.999), initialVelocity: push))
    case .response(let response, let damping, let velocity):
      guard let seconds = response.seconds(in: store), let ratio = store.value(of: damping)?.position else { return nil }
      let push = velocity.flatMap { store.value(of: $0)?.position } ?? 0
      let frequency = 2 * Double.pi / max(seconds, 0.001)
      self = .spring(
        SpringDescription(stiffness: frequency * frequency, damping: 2 * max(ratio, 0) * frequency, initialVelocity: push))
    case .curve(let duration, let curve):
      guard let seconds = duration.seconds(in: store), case .curve(let shape) = store.value(of: curve) else { return nil }
      self = .curve(shape, duration: seconds)
    }
  }

  /// In seconds.
  package var duration: Double {
    switch self {
    case .spring(let spring): spring.duration
    case .curve(_, let duration): duration
    }
  }

  /// Core Animation's settling time in seconds if it is not long after the end, or nil for curves.
  package var settling: Double? {
    guard case .spring(let spring) = self, spring.settlingDuration < 1.5 * duration else { return nil }
    return spring.settlingDuration
  }

  /// Returns the position after `time` seconds, as a fraction of the distance. UIKit cuts a spring off at the end of its duration.
  package func position(at time: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    return switch self {
    case .spring(let spring): spring.spring.position(at: time)
    case .curve(let curve, let duration): curve.cubic.value(at: time / duration)
    }
  }

  /// Returns the velocity after `time` seconds, in distances per second. It is 0 before the start and after the end.
  package func velocity(at time: Double) -> Double {
    guard time >= 0, time <= duration, duration > 0 else { return 0 }
    switch self {
    case .spring(let spring): return spring.spring.velocity(at: time)
    case .curve(let curve, let duration):
      // A curve may start or end vertically, with infinite velocity. A small step keeps it finite.
      let (cubic, step) = (curve.cubic, 1e-4)
      let start = (time / duration - step / 2).clamped(to: 0...1 - step)
      return (cubic.value(at: start + step) - cubic.value(at: start)) / (step * duration)
    }
  }
}

extension TweakCurve {
  package var cubic: CubicCurve { CubicCurve(x1, y1, x2, y2) }
}
