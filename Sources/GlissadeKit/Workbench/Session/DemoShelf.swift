import Rehearsal
import Tweaks

/// The demos of the workbench, each with its values when it was last shown.
struct DemoShelf {
  let demos: [DemoDefinition]
  /// The values of the demos that have been shown.
  private var stores: [String: TweakStore] = [:]

  init(_ demos: [DemoDefinition]) { self.demos = demos }

  /// Returns the demo with an identifier, or nil if there is none.
  @MainActor func demo(_ id: String) -> DemoDefinition? { demos.first { $0.id == id } }

  /// Returns the values of a demo. They are the defaults until it has been shown.
  @MainActor func tweaks(of type: DemoDefinition) -> TweakStore { stores[type.id] ?? TweakStore(type.tweaks) }

  /// Keeps the values of a demo that is shown.
  @MainActor mutating func keep(_ tweaks: TweakStore, of type: DemoDefinition) { stores[type.id] = tweaks }
}
