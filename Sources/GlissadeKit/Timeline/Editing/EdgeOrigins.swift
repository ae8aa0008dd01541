import Foundation
import Rehearsal
import Tweaks

/// The values from which the times of the bars come.
///
/// They are found by trying: a recording with a slightly different value shows which times depend on it, and how much. So it makes no
/// difference whether the value belongs to a demo or to a file, and whether the code uses it as it is or calculates with it.
struct EdgeOrigins {
  /// The value from which a time comes.
  struct Origin: Equatable {
    /// The identifier of the value.
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
  /// The smallest rate that counts, in seconds.
  private static let least = 0.02

  /// Adds the effect of a value.
  ///
  /// - Parameters:
  ///   - tweak: The value.
  ///   - change: The difference of the value between the recordings.
  ///   - before: The recording before the change.
  ///   - after: The recording after the change.
  mutating func add(_ tweak: Tweak, changedBy change: Double, before: PhaseRecording, after: PhaseRecording) {
    var rates: [BarEdge: Double] = [:]
    for edge in BarEdge.edges(of: before) {
      guard edge.bar.isSame(in: before, and: after), let old = edge.time(in: before), let new = edge.time(in: after) else { continue }
      let rate = (new - old) / change
      if abs(rate) > Self.least { rates[edge] = rate }
    }
    if !rates.isEmpty { effects.append(Effect(tweak: tweak, rates: rates)) }
  }

  /// Returns the value from which the time of an edge comes, or nil if there is none.
  ///
  /// The end of a bar comes from a value that lengthens the bar, and a keyframe from one that leaves both ends in place.
  func origin(of edge: BarEdge) -> Origin? {
    let fitting = effects.filter { effect in
      guard effect.rates[edge] != nil else { return false }
      switch edge.part {
      case .start: return true
      case .end: return abs(effect.rate(of: edge, .start) - effect.rate(of: edge, .end)) > Self.least
      case .keyframe: return effect.rate(of: edge, .start) == 0 && effect.rate(of: edge, .end) == 0
      }
    }
    // A value that moves little else is what is meant, and a time rather than a fraction of one.
    let best = fitting.min { first, second in first.rank(for: edge) < second.rank(for: edge) }
    return best.flatMap { effect in effect.rates[edge].map { Origin(tweak: effect.tweak.id, rate: $0) } }
  }

  /// Returns a Boolean value that indicates whether the value with an identifier moves an edge.
  func moves(_ edge: BarEdge, by id: Tweak.ID) -> Bool { effects.contains { $0.tweak.id == id && $0.rates[edge] != nil } }

  /// Returns a Boolean value that indicates whether a value moves the edge, although it isn't its origin.
  func moves(_ edge: BarEdge) -> Bool { effects.contains { $0.rates[edge] != nil } }
}

extension EdgeOrigins.Effect {
  fileprivate func rate(of edge: BarEdge, _ part: BarEdge.Part) -> Double {
    rates[BarEdge(bar: edge.bar, part: part)] ?? 0
  }

  /// A number by which effects are compared: what moves the other end comes last, then fractions, then what moves more bars.
  fileprivate func rank(for edge: BarEdge) -> Int {
    let movesOtherEnd = edge.part == .end && rate(of: edge, .start) != 0
    return (movesOtherEnd ? 1_000_000 : 0) + (tweak.unit == .seconds ? 0 : 100_000) + min(rates.count, 99_999)
  }
}

extension TimelineBar {
  /// Returns a Boolean value that indicates whether the bar stands for the same animation in two recordings.
  func isSame(in first: PhaseRecording, and second: PhaseRecording) -> Bool {
    guard first.tracks.indices.contains(row), second.tracks.indices.contains(row) else { return false }
    return first.tracks[row].hasSameBars(as: second.tracks[row])
  }
}

extension MotionTrack {
  /// Returns a Boolean value that indicates whether another recording's track is that of the same layer and property, with as many
  /// animations.
  func hasSameBars(as other: MotionTrack) -> Bool {
    layer == other.layer && keyPath == other.keyPath && segments.count == other.segments.count
  }
}
