import Foundation
import Rehearsal
import Tweaks

/// The values behind a timeline, and which of them determine its times and curves.
@MainActor
final class TimelineTuning {
  let store: TweakStore
  /// Called when more is known about the origins of times and curves.
  var onFind: () -> Void = {}
  private let scenario: () -> Scenario
  private(set) var base: PhaseRecording?
  private var pending: [TuningTrial] = []
  private var known = Findings()
  /// The findings so far with the current values. Until they are complete, those with earlier values are used.
  private var new = Findings()

  private struct Findings {
    var origins = EdgeOrigins()
    var timings = BarTimings()
  }

  /// `scenario` returns what the timeline shows, with the current values.
  init(_ store: TweakStore, scenario: @escaping () -> Scenario) {
    self.store = store
    self.scenario = scenario
  }

  // MARK: Finding origins

  /// A Boolean value that indicates whether all trials with the current values are complete.
  var isComplete: Bool { base != nil && pending.isEmpty }
  /// A Boolean value that indicates whether all trials are complete, with the current values or earlier ones.
  private(set) var isKnown = false

  /// Starts to look for the origins of a recording's times and curves, unless they are known.
  func look(at recording: PhaseRecording) {
    guard base != recording else { return }
    // A change of values rarely changes origins, so the known ones are used until the trials are complete again.
    if base?.hasSameBars(as: recording) != true {
      isKnown = false
      known = Findings()
    }
    base = recording
    new = Findings()
    pending = TuningTrial.all(in: store)
    if pending.isEmpty { isKnown = true }
  }

  /// Tries one value. The others are left for later, so that the window stays responsive.
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

  /// Records the scenario with some values changed, and returns all its values and the recording.
  private func record(_ changed: [Tweak.ID: TweakValue]) -> (values: TweakStore, recording: PhaseRecording) {
    let tried = TweakStore(store.groups)
    tried.set(store.changedValues.merging(changed) { $1 })
    let now = scenario()
    let scenario = Scenario(
      now.demo, phase: now.phase, playing: now.take, values: tried.changedValues, photos: now.photos, configuration: now.configuration)
    return (tried, scenario.record())
  }

  private func finish() {
    known = new
    isKnown = isKnown || pending.isEmpty
    onFind()
  }

  // MARK: Results

  func origin(of edge: BarEdge) -> EdgeOrigins.Origin? { known.origins.origin(of: edge) }

  func moves(_ edge: BarEdge, by id: Tweak.ID) -> Bool { known.origins.moves(edge, by: id) }

  /// Returns whether any value moves the edge, even if it isn't its origin.
  func moves(_ edge: BarEdge) -> Bool { known.origins.moves(edge) }

  /// Returns the timing that determines a bar's curve. If there are several, it is the one whose duration is nearest to the bar's.
  func timing(of bar: TimelineBar) -> BarTimings.Origin? {
    guard let base, let segment = bar.animation(in: base) else { return nil }
    func distance(_ origin: BarTimings.Origin) -> Double {
      TimingValue(origin.timing, in: store).map { abs($0.duration - segment.duration) } ?? .infinity
    }
    return known.timings.origins(of: bar).min { distance($0) < distance($1) }
  }

  /// Returns a timing that changes a bar's animation but doesn't determine its curve.
  func timing(changing bar: TimelineBar) -> TweakTiming? { known.timings.other(changing: bar) }
}

extension PhaseRecording {
  /// Returns whether both recordings have the same layers, properties and numbers of animations.
  fileprivate func hasSameBars(as other: PhaseRecording) -> Bool {
    phase == other.phase && take == other.take && tracks.count == other.tracks.count
      && zip(tracks, other.tracks).allSatisfy { $0.hasSameBars(as: $1) }
  }
}
