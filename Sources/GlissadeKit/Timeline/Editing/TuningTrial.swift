import Foundation
import Rehearsal
import Tweaks

/// A change of values that shows which times and curves they determine.
enum TuningTrial {
  case number(Tweak)
  case shape(TweakTiming)

  /// The maximum number of trials of numbers.
  private static let limit = 40

  /// Returns the trials for the values of a store: first times, then shapes of timings, and then parts of durations and fractions whose
  /// names suggest that they are times.
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

  /// Returns the difference by which a number is changed in a trial, within its range.
  static func change(of tweak: Tweak, in store: TweakStore) -> Double? {
    guard let scale = tweak.domain.scale, let position = store.value(of: tweak.id)?.position else { return nil }
    let step = tweak.unit == .seconds ? 0.04 : (scale.range.upperBound - scale.range.lowerBound) / 25
    if position + step <= scale.range.upperBound { return step }
    return position - step >= scale.range.lowerBound ? -step : nil
  }
}

extension TweakTiming {
  /// The value that determines the shape of the curve. It is nil for a spring without a value for its damping.
  var shape: Tweak.ID? {
    switch kind {
    case .spring(_, let damping, _): damping
    case .physics(_, let damping, _): damping
    case .perceptual(_, let bounce, _): bounce
    case .response(_, let damping, _): damping
    case .curve(_, let curve): curve
    }
  }

  /// Returns nil if the store doesn't have the values.
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
      // With the same damping ratio, the spring as a whole is faster or slower.
      let pace = old * 1.21 <= scale.range.upperBound ? 1.1 : 1 / 1.1
      var values: [Tweak.ID: TweakValue] = [stiffness: .number(old * pace * pace)]
      if let damping, let number = store.value(of: damping)?.position { values[damping] = .number(number * pace) }
      return values
    }
  }

  /// The values that determine a part of the duration.
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
