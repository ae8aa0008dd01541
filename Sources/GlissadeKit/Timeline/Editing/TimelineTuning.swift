import Foundation
import Rehearsal
import Tweaks

/// The values behind a timeline, and which of them its times and curves come from.
@MainActor
final class TimelineTuning {
  /// The values.
  let store: TweakStore
  /// Called when more is known about the origins of times and curves.
  var onFind: () -> Void = {}
  private let scenario: () -> Scenario
  private(set) var base: PhaseRecording?
  private var pending: [TuningTrial] = []
  private var known = Findings()
  /// The findings so far with the present values. Until they are complete, those with earlier values are used.
  private var new = Findings()

  /// The findings of trials.
  private struct Findings {
    var origins = EdgeOrigins()
    var timings = BarTimings()
  }

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

  /// Starts to look for the origins of the times and curves of a recording, unless they are known.
  func look(at recording: PhaseRecording) {
    guard base != recording else { return }
    // Other values seldom make a time come from elsewhere, so what is known serves until it is found again.
    if base?.hasSameBars(as: recording) != true {
      isKnown = false
      known = Findings()
    }
    base = recording
    new = Findings()
    pending = TuningTrial.all(in: store)
    if pending.isEmpty { isKnown = true }
  }

  /// Tries one value. The others are left for later, so that the window isn't held up.
  func findNext() {
    guard let base, !pending.isEmpty else { return }
    let trial = pending.removeFirst()
    defer { if pending.isEmpty || !isKnown { finish() } }
    switch trial {
    case .number(let tweak):
      guard let change = TuningTrial.change(of: tweak, in: store), let position = store.value(of: tweak.id)?.position else { return }
      new.origins.add(tweak, changedBy: change, before: base, after: record([tweak.id: .number(position + change)]).recording)
    case .shape(let timing):
      guard let before = TimingValue(timing, in: store), let values = timing.changedShape(in: store) else { return }
      let (tried, recording) = record(values)
      guard let after = TimingValue(timing, in: tried) else { return }
      new.timings.add(timing, values: (before, after), before: base, after: recording)
    }
  }

  /// Returns a recording with some values changed, and all its values.
  private func record(_ changed: [Tweak.ID: TweakValue]) -> (values: TweakStore, recording: PhaseRecording) {
    let tried = TweakStore(store.groups)
    tried.set(store.changedValues.merging(changed) { $1 })
    let now = scenario()
    let scenario = Scenario(
      now.demo, phase: now.phase, playing: now.take, values: tried.changedValues, photos: now.photos, configuration: now.configuration)
    return (tried, scenario.record())
  }

  /// Makes known what was found.
  private func finish() {
    known = new
    isKnown = isKnown || pending.isEmpty
    onFind()
  }

  // MARK: Results

  /// Returns the value from which the time of an edge comes, or nil if none is known.
  func origin(of edge: BarEdge) -> EdgeOrigins.Origin? { known.origins.origin(of: edge) }

  /// Returns a Boolean value that indicates whether an edge moves when the value with an identifier changes.
  func moves(_ edge: BarEdge, by id: Tweak.ID) -> Bool { known.origins.moves(edge, by: id) }

  /// Returns a Boolean value that indicates whether a value moves the edge, although it isn't its origin.
  func moves(_ edge: BarEdge) -> Bool { known.origins.moves(edge) }

  /// Returns the timing that gives a bar its curve: of several, the one whose duration is nearest to the bar's; or nil if none is known.
  func timing(of bar: TimelineBar) -> BarTimings.Origin? {
    guard let base, let segment = bar.animation(in: base) else { return nil }
    func distance(_ origin: BarTimings.Origin) -> Double {
      TimingValue(origin.timing, in: store).map { abs($0.duration - segment.duration) } ?? .infinity
    }
    return known.timings.origins(of: bar).min { distance($0) < distance($1) }
  }

  /// Returns a timing that changes a bar's animation, although its curve isn't the bar's, or nil if none is known.
  func timing(changing bar: TimelineBar) -> TweakTiming? { known.timings.other(changing: bar) }
}

extension PhaseRecording {
  /// Returns a Boolean value that indicates whether another recording has the same layers, properties and numbers of animations.
  fileprivate func hasSameBars(as other: PhaseRecording) -> Bool {
    phase == other.phase && take == other.take && tracks.count == other.tracks.count
      && zip(tracks, other.tracks).allSatisfy { $0.hasSameBars(as: $1) }
  }
}
