import Foundation
import Rehearsal
import Tweaks

/// A change of values that shows where times and curves come from.
enum TuningTrial {
  /// A slightly different number.
  case number(Tweak)
  /// A slightly different shape of a timing.
  case shape(TweakTiming)

  /// The most numbers that are tried.
  private static let limit = 40

  /// Returns the trials for the values of a store: first the values that are times, and the shapes of timings, then the parts of durations
  /// and the fractions whose names say that they are times.
  static func all(in store: TweakStore) -> [TuningTrial] {
    let parts = Set(store.groups.flatMap(\.timings).flatMap(\.parts))
    let words = ["relative", "keyframe", "fraction", "delay", "duration", "wait", "stagger"]
    let numbers = store.tweaks.filter { if case .number = $0.domain { true } else { false } }
    let times = numbers.filter { $0.unit == .seconds }.prefix(limit)
    let others = numbers.filter { tweak in
      tweak.unit == .ratio || tweak.unit == .none
        ? parts.contains(tweak.id) || words.contains { tweak.id.lowercased().contains($0) } : false
    }
    return times.map { .number($0) } + store.groups.flatMap(\.timings).prefix(limit).map { .shape($0) }
      + others.prefix(limit - times.count).map { .number($0) }
  }

  /// Returns by how much a number is changed to try it, within its range.
  static func change(of tweak: Tweak, in store: TweakStore) -> Double? {
    guard let scale = tweak.domain.scale, let position = store.value(of: tweak.id)?.position else { return nil }
    let step = tweak.unit == .seconds ? 0.04 : (scale.range.upperBound - scale.range.lowerBound) / 25
    if position + step <= scale.range.upperBound { return step }
    return position - step >= scale.range.lowerBound ? -step : nil
  }
}

extension TweakTiming {
  /// The value that shapes the curve: a cubic curve, the damping of a spring or its bounce; or nil for a spring that is always critical.
  var shape: Tweak.ID? {
    switch kind {
    case .spring(_, let damping, _): damping
    case .physics(_, let damping, _): damping
    case .perceptual(_, let bounce, _): bounce
    case .response(_, let damping, _): damping
    case .curve(_, let curve): curve
    }
  }

  /// Returns slightly different values of the timing's shape, or nil if the store lacks them.
  func changedShape(in store: TweakStore) -> [Tweak.ID: TweakValue]? {
    switch kind {
    case .curve(_, let id):
      guard case .curve(let curve)? = store.value(of: id) else { return nil }
      let x1 = curve.x1 + (curve.x1 > 0.5 ? -0.1 : 0.1)
      return [id: .curve(TweakCurve(x1, curve.y1, curve.x2, curve.y2))]
    case .spring(_, let id, _), .perceptual(_, let id, _), .response(_, let id, _):
      guard let tweak = store.tweak(id), let change = TuningTrial.change(of: tweak, in: store), let old = store.value(of: id)?.position
      else { return nil }
      return [id: .number(old + change)]
    case .physics(let stiffness, let damping, _):
      guard let tweak = store.tweak(stiffness), let scale = tweak.domain.scale, let old = store.value(of: stiffness)?.position
      else { return nil }
      // With the same damping ratio, the spring is quicker or slower as a whole.
      let pace = old * 1.21 <= scale.range.upperBound ? 1.1 : 1 / 1.1
      var values: [Tweak.ID: TweakValue] = [stiffness: .number(old * pace * pace)]
      if let damping, let number = store.value(of: damping)?.position { values[damping] = .number(number * pace) }
      return values
    }
  }

  /// The values that divide the duration.
  fileprivate var parts: [Tweak.ID] {
    switch kind {
    case .spring(let duration, _, _), .perceptual(let duration, _, _), .response(let duration, _, _), .curve(let duration, _):
      switch duration.part {
      case .fixed: []
      case .tweak(let id), .rest(let id), .less(let id): [id]
      }
    case .physics: []
    }
  }
}
