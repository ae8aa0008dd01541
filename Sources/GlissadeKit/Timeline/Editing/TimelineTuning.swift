import Rehearsal
import Tweaks
import UIKit

/// The values behind a timeline, and which of them its times come from.
@MainActor
final class TimelineTuning {
  /// The values.
  let store: TweakStore
  /// Called when more is known about the origins of times.
  var onFind: () -> Void = {}
  private let scenario: () -> Scenario
  private var base: PhaseRecording?
  private var pending: [Tweak] = []
  private var origins = EdgeOrigins()
  /// What is known so far of the origins with the present values, while those with earlier values serve.
  private var newOrigins = EdgeOrigins()

  /// The most values that are tried.
  private static let limit = 40

  /// Creates the tuning of a timeline.
  ///
  /// - Parameters:
  ///   - store: The values.
  ///   - scenario: Returns what the timeline shows, with the present values.
  init(_ store: TweakStore, scenario: @escaping () -> Scenario) {
    self.store = store
    self.scenario = scenario
  }

  // MARK: Finding origins

  /// A Boolean value that indicates whether all values were tried with the present ones.
  var isComplete: Bool { base != nil && pending.isEmpty }
  /// A Boolean value that indicates whether all values were tried, with the present ones or with earlier ones.
  private(set) var isKnown = false

  /// Starts to look for the origins of the times of a recording, unless they are known.
  func look(at recording: PhaseRecording) {
    guard base != recording else { return }
    // Other values seldom make a time come from elsewhere, so what is known serves until it is found again.
    if base?.hasSameBars(as: recording) != true {
      isKnown = false
      origins = EdgeOrigins()
    }
    base = recording
    newOrigins = EdgeOrigins()
    pending = Array(candidates.prefix(Self.limit))
    if pending.isEmpty { isKnown = true }
  }

  /// Tries one value. The others are left for later, so that the window isn't held up.
  func findNext() {
    guard let base, !pending.isEmpty else { return }
    let tweak = pending.removeFirst()
    defer { if pending.isEmpty || !isKnown { finish() } }
    guard let change = change(of: tweak), let position = store.value(of: tweak.id)?.position else { return }
    var values = store.changedValues
    values[tweak.id] = .number(position + change)
    let now = scenario()
    let tried = Scenario(
      now.demo, phase: now.phase, playing: now.take, values: values, photos: now.photos, configuration: now.configuration)
    newOrigins.add(tweak, changedBy: change, before: base, after: tried.record())
  }

  /// Makes known what was found.
  private func finish() {
    origins = newOrigins
    isKnown = isKnown || pending.isEmpty
    onFind()
  }

  /// The values that may be times: those in seconds, the parts of durations, and fractions whose names say so.
  private var candidates: [Tweak] {
    let parts = Set(store.groups.flatMap(\.timings).flatMap(\.parts))
    let words = ["relative", "keyframe", "fraction", "delay", "duration", "wait", "stagger"]
    let numbers = store.tweaks.filter { if case .number = $0.domain { true } else { false } }
    let others = numbers.filter { tweak in
      tweak.unit == .ratio || tweak.unit == .none
        ? parts.contains(tweak.id) || words.contains { tweak.id.lowercased().contains($0) } : false
    }
    return numbers.filter { $0.unit == .seconds } + others
  }

  /// Returns by how much a value is changed to try it, within its range.
  private func change(of tweak: Tweak) -> Double? {
    guard let scale = tweak.domain.scale, let position = store.value(of: tweak.id)?.position else { return nil }
    let step = tweak.unit == .seconds ? 0.04 : (scale.range.upperBound - scale.range.lowerBound) / 25
    if position + step <= scale.range.upperBound { return step }
    return position - step >= scale.range.lowerBound ? -step : nil
  }

  // MARK: Results

  /// Returns the value from which the time of an edge comes, or nil if none is known.
  func origin(of edge: BarEdge) -> EdgeOrigins.Origin? { origins.origin(of: edge) }

  /// Returns a Boolean value that indicates whether an edge moves when the value with an identifier changes.
  func moves(_ edge: BarEdge, by id: Tweak.ID) -> Bool { origins.moves(edge, by: id) }

  /// Returns what an edge is tuned by, such as "Duration 0.44 s", or nil if it can't be tuned.
  func title(of edge: BarEdge) -> String? {
    guard let origin = origin(of: edge), let tweak = store.tweak(origin.tweak), let value = store.value(of: tweak.id) else { return nil }
    return "\(tweak.title) \(tweak.textWithUnit(for: value))"
  }

  /// Returns why an edge can't be dragged, as a sentence.
  func reason(for edge: BarEdge) -> String {
    guard let base, let segment = edge.animation(in: base) else { return "This animation isn't in the recording." }
    if !isKnown { return "Trying which value this time comes from." }
    if edge.part == .end, !segment.holds.isEmpty { return "A gesture drives this animation, so its end follows from the gesture." }
    if edge.part == .end, segment.ending == .interrupted { return "Another animation or the code ends this one before its time." }
    if edge.part == .end, segment.ending == .endless { return "This animation repeats without end." }
    if case .spring = segment.timing, edge.part == .end { return "The end of this spring follows from its stiffness and damping." }
    if origins.moves(edge) { return "A value moves this bar as a whole. Drag its start." }
    return "No value that can be tuned moves this time: the code or UIKit sets it."
  }
}

extension PhaseRecording {
  /// Returns a Boolean value that indicates whether another recording has the same layers, properties and numbers of animations.
  fileprivate func hasSameBars(as other: PhaseRecording) -> Bool {
    phase == other.phase && take == other.take && tracks.count == other.tracks.count
      && zip(tracks, other.tracks).allSatisfy {
        $0.layer == $1.layer && $0.keyPath == $1.keyPath && $0.segments.count == $1.segments.count
      }
  }
}

extension TweakTiming {
  /// The values that divide the duration.
  fileprivate var parts: [Tweak.ID] {
    switch kind {
    case .spring(let duration, _, _), .perceptual(let duration, _, _), .curve(let duration, _):
      switch duration.part {
      case .fixed: []
      case .tweak(let id), .rest(let id), .less(let id): [id]
      }
    case .physics: []
    }
  }
}
