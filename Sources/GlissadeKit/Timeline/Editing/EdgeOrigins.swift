import Foundation
import Rehearsal
import Tweaks

/// Finds the values that determine the times of bars.
///
/// They are found by trial: a recording with a slightly different value shows which times depend on it, and how much. So it doesn't matter
/// whether the value belongs to a demo or a file, or whether the code uses it directly or in a calculation.
struct EdgeOrigins {
  struct Origin: Equatable {
    let tweak: Tweak.ID
    /// The number of seconds by which the time changes if the value changes by 1.
    let rate: Double
  }

  /// The effect of a value on the times of all bars.
  fileprivate struct Effect {
    let tweak: Tweak
    let rates: [BarEdge: Double]
  }

  private var effects: [Effect] = []
  /// The minimum rate that counts as an effect.
  private static let least = 0.02

  /// Adds the effect of a value that differs by `change` between the recordings.
  mutating func add(_ tweak: Tweak, changedBy change: Double, before: PhaseRecording, after: PhaseRecording) {
    var rates: [BarEdge: Double] = [:]
    for edge in BarEdge.edges(of: before) {
      guard edge.bar.isSame(in: before, and: after), let old = edge.time(in: before), let new = edge.time(in: after) else { continue }
      let rate = (new - old) / change
      if abs(rate) > Self.least { rates[edge] = rate }
    }
    if !rates.isEmpty { effects.append(Effect(tweak: tweak, rates: rates)) }
  }

  /// Returns the value that determines the time of an edge.
  ///
  /// A value that determines the end of a bar must lengthen the bar. One that determines a keyframe must leave both ends in place.
  func origin(of edge: BarEdge) -> Origin? {
    let fitting = effects.filter { effect in
      guard effect.rates[edge] != nil else { return false }
      switch edge.part {
      case .start: return true
      case .end: return abs(effect.rate(of: edge, .start) - effect.rate(of: edge, .end)) > Self.least
      case .keyframe: return effect.rate(of: edge, .start) == 0 && effect.rate(of: edge, .end) == 0
      }
    }
    // A value that moves little else is preferred, and a time over a fraction of one.
    let best = fitting.min { first, second in first.rank(for: edge) < second.rank(for: edge) }
    return best.flatMap { effect in effect.rates[edge].map { Origin(tweak: effect.tweak.id, rate: $0) } }
  }

  func moves(_ edge: BarEdge, by id: Tweak.ID) -> Bool { effects.contains { $0.tweak.id == id && $0.rates[edge] != nil } }

  /// Returns whether any value moves the edge, even if it isn't its origin.
  func moves(_ edge: BarEdge) -> Bool { effects.contains { $0.rates[edge] != nil } }
}

extension EdgeOrigins.Effect {
  fileprivate func rate(of edge: BarEdge, _ part: BarEdge.Part) -> Double {
    rates[BarEdge(bar: edge.bar, part: part)] ?? 0
  }

  /// The order of preference: values that also move the other end come last, then fractions, then values that move more bars.
  fileprivate func rank(for edge: BarEdge) -> Int {
    let movesOtherEnd = edge.part == .end && rate(of: edge, .start) != 0
    return (movesOtherEnd ? 1_000_000 : 0) + (tweak.unit == .seconds ? 0 : 100_000) + min(rates.count, 99_999)
  }
}

extension TimelineBar {
  /// Returns whether the bar represents the same animation in two recordings.
  func isSame(in first: PhaseRecording, and second: PhaseRecording) -> Bool {
    guard first.tracks.indices.contains(row), second.tracks.indices.contains(row) else { return false }
    return first.tracks[row].hasSameBars(as: second.tracks[row])
  }
}

extension MotionTrack {
  /// Returns whether two tracks have the same layer and property, and the same number of animations.
  func hasSameBars(as other: MotionTrack) -> Bool {
    layer == other.layer && keyPath == other.keyPath && segments.count == other.segments.count
  }
}
