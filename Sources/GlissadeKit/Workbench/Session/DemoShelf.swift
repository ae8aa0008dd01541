import Rehearsal
import Tweaks

/// The demos of the workbench, each with its latest values.
struct DemoShelf {
  private(set) var demos: [DemoDefinition]
  /// The values of the demos that have been shown.
  private var stores: [String: TweakStore] = [:]
  /// The demos of files before the last save, by their identifiers.
  private var earlier: [String: DemoDefinition] = [:]

  /// The values that were tuned in earlier runs.
  private let tuning: TuningFolder

  init(_ demos: [DemoDefinition], tuning: TuningFolder) {
    self.demos = demos
    self.tuning = tuning
  }

  @MainActor func demo(_ id: String) -> DemoDefinition? { demos.first { $0.id == id } }

  /// Until a demo has been shown, its values are those of the last run.
  @MainActor func tweaks(of type: DemoDefinition) -> TweakStore { stores[type.id] ?? tuning.store(for: type) }

  /// Returns the values of a demo that has been shown, or that was tuned in an earlier run, or nil.
  @MainActor func keptTweaks(of type: DemoDefinition) -> TweakStore? {
    stores[type.id] ?? (tuning.contains(type) ? tuning.store(for: type) : nil)
  }

  /// The demos that have been shown, with their values.
  var shown: [(demo: DemoDefinition, tweaks: TweakStore)] { demos.compactMap { demo in stores[demo.id].map { (demo, $0) } } }

  @MainActor mutating func keep(_ tweaks: TweakStore, of type: DemoDefinition) { stores[type.id] = tweaks }

  /// Stores the values of the demos that have been shown, in the background.
  @MainActor func keepTuning() { for (demo, tweaks) in shown { tuning.keep(tweaks, for: demo) } }

  /// Gives demos the values of the last run.
  @MainActor mutating func restoreTuning(of demos: [DemoDefinition]) { for demo in demos { stores[demo.id] = tuning.store(for: demo) } }

  /// Returns the demo before the last save of its file, or nil if there is no such version.
  func earlierVersion(of type: DemoDefinition) -> DemoDefinition? { earlier[type.id] }

  /// Replaces demos with those of another version, which take over the tuned values. New demos are added at the end.
  @MainActor
  mutating func replace(_ old: [DemoDefinition], with new: [DemoDefinition], earlier: [DemoDefinition]) {
    let index = old.first.flatMap { first in demos.firstIndex(of: first) } ?? demos.count
    demos.removeAll { old.contains($0) }
    demos.insert(contentsOf: new, at: min(index, demos.count))
    for demo in old { self.earlier[demo.id] = nil }
    for demo in earlier where new.contains(where: { $0.id == demo.id }) { self.earlier[demo.id] = demo }
    for demo in new { stores[demo.id] = stores[demo.id].map { TweakStore(demo.tweaks, continuing: $0) } }
    for demo in old where !new.contains(where: { $0.id == demo.id }) { stores[demo.id] = nil }
  }
}
