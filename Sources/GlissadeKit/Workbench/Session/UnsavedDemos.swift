import Rehearsal
import Tweaks

/// The demos with values that are neither saved as a preset nor written into a file.
@MainActor
struct UnsavedDemos {
  /// The identifiers of the demos.
  private(set) var demos: Set<String> = []
  private let memory: PanelMemory

  init(of shelf: DemoShelf, in memory: PanelMemory) {
    self.memory = memory
    for demo in shelf.demos { if let tweaks = shelf.keptTweaks(of: demo) { update(demo, tweaks) } }
  }

  /// Notes whether a demo's values differ from their defaults, or from the preset on which they are based.
  mutating func update(_ demo: DemoDefinition, _ tweaks: TweakStore) {
    let isUnsaved = memory.shelf(of: demo.id, shipped: demo.presets, store: tweaks).isModified
    if isUnsaved { demos.insert(demo.id) } else { demos.remove(demo.id) }
  }
}
