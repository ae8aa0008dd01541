/// The presets of one demo in use: the built-in ones, the user's own, and the current one. The store contains the current preset, which is
/// undone and redone with its values.
package final class PresetShelf {
  package let demo: String
  package let shipped: [Preset]
  private let store: TweakStore
  private let folder: PresetFolder
  private let trash: Trash
  /// The presets as last read from their files.
  private var known: [String: Preset] = [:]
  /// What was read from the folder since it changed last.
  private var files = Files()
  private struct Files {
    var names: [String]?
    var presets: [String: Result<Preset, TweakError>] = [:]
  }
  /// The object that calls `filesDidChange()` after each change of the folder. While it exists, the folder is read once a change.
  package weak var watch: AnyObject? { didSet { files = Files() } }

  /// The problem with the file of the current preset, with line and column, or nil if there is none.
  package private(set) var problem: String?

  package init(demo: String, shipped: [Preset], store: TweakStore, folder: PresetFolder, trash: Trash) {
    self.demo = demo
    self.shipped = shipped
    self.store = store
    self.folder = folder
    self.trash = trash
  }

  // MARK: Available presets

  /// The names of the user's own presets, in alphabetical order.
  package var ownNames: [String] {
    let names = watch.flatMap { _ in files.names } ?? folder.names(demo: demo)
    files.names = names
    return names
  }

  /// The names of the built-in presets, except those that one of the user's own replaces.
  package var shippedNames: [String] {
    let own = Set(ownNames)
    return shipped.map(\.name).filter { !own.contains($0) }
  }

  /// The name of the current preset, or nil if there is none or it no longer exists.
  package var current: String? {
    guard let name = store.preset, isOwn(name) || shipped.contains(where: { $0.name == name }) else { return nil }
    return name
  }

  /// Returns whether a preset is the user's own, and can therefore be replaced, renamed, and deleted.
  package func isOwn(_ name: String) -> Bool { folder.contains(name, demo: demo) }

  /// A Boolean value that indicates whether the values differ from those of the current preset, or from the defaults if there is none.
  package var isModified: Bool { store.changedValues != baseline }

  private var baseline: [Tweak.ID: TweakValue] {
    guard let name = current else { return [:] }
    if isOwn(name), known[name] == nil { known[name] = try? folder.read(name, demo: demo, tweaks: store.tweaks).preset }
    let preset = known[name] ?? shipped.first { $0.name == name }
    return preset.map(store.changes(of:)) ?? [:]
  }

  /// Returns a preset without applying it.
  package func preset(_ name: String) throws(TweakError) -> Preset {
    let preset = watch.flatMap { _ in files.presets[name] } ?? Result { () throws(TweakError) in try read(name).preset }
    files.presets[name] = preset
    return try preset.get()
  }

  private func read(_ name: String) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    if !isOwn(name), let preset = shipped.first(where: { $0.name == name }) { return (preset, []) }
    return try folder.read(name, demo: demo, tweaks: store.tweaks)
  }

  /// Applies a preset's values, in one undo step.
  package func use(_ name: String) throws(TweakError) {
    let (preset, problems) = try read(name)
    if isOwn(name) { known[name] = preset }
    problem = Self.text(of: problems)
    store.apply(preset)
  }

  /// Applies the changes that have been made to the file of the current preset.
  ///
  /// Only values that have changed in the file are set, in one undo step, so that other tuned values remain. If the file can't be read,
  /// `problem` describes it, and the values remain until it is fixed.
  package func filesDidChange() {
    files = Files()
    guard let name = current, isOwn(name) else { return }
    let before = known[name]
    do {
      let (preset, problems) = try folder.read(name, demo: demo, tweaks: store.tweaks)
      known[name] = preset
      problem = Self.text(of: problems)
      // Before it was read for the first time, the file was the source of the values.
      guard let before else { return }
      var changes: [Tweak.ID: TweakValue] = [:]
      for id in Set(before.values.keys).union(preset.values.keys) where before.values[id] != preset.values[id] {
        changes[id] = preset.values[id] ?? store.tweak(id)?.defaultValue
      }
      store.set(changes)
    } catch {
      problem = error.message
    }
  }

  private static func text(of problems: [PresetProblem]) -> String? {
    guard let first = problems.first else { return nil }
    return first.description + (problems.count > 1 ? " (and \(problems.count - 1) more)" : "")
  }

  /// Writes the current values to the current preset, which must be the user's own.
  package func save() throws(TweakError) {
    guard let name = current, isOwn(name) else { throw TweakError("there is no preset of one's own to save into: save under a name") }
    try write(name)
  }

  /// Writes the current values as a preset, which becomes the current one. A preset of the user's own with that name is moved to the trash.
  package func save(as name: String) throws(TweakError) {
    try check(name)
    known[name] = nil
    if isOwn(name) { try folder.delete(name, demo: demo, into: trash) }
    try write(name)
  }

  package func rename(_ name: String, to newName: String) throws(TweakError) {
    guard newName != name else { return }
    try check(newName)
    try folder.rename(name, to: newName, demo: demo, tweaks: store.tweaks)
    files = Files()
    known[newName] = known.removeValue(forKey: name)
    if store.preset == name { store.nameValues(newName) }
  }

  /// Moves one of the user's own presets to the desktop's trash. Its values remain until others are chosen.
  package func delete(_ name: String) throws(TweakError) {
    try folder.delete(name, demo: demo, into: trash)
    files = Files()
    known[name] = nil
    if store.preset == name {
      problem = nil
      store.nameValues(nil)
    }
  }

  private func check(_ name: String) throws(TweakError) {
    guard !shipped.contains(where: { $0.name == name }) else { throw TweakError("“\(name)” comes with the program: choose another name") }
  }

  private func write(_ name: String) throws(TweakError) {
    var preset = Preset(name: name, demo: demo, values: store.changedValues)
    var conflicts: Set<Tweak.ID> = []
    try folder.locking { () throws(TweakError) in
      // Another window may have saved the preset since it was read here.
      if let base = known[name]?.values, isOwn(name), let theirs = try? folder.read(name, demo: demo, tweaks: store.tweaks).preset.values {
        let merge = EntryMerge(preset.values, since: base, with: theirs)
        (preset.values, conflicts) = (merge.entries, merge.conflicts)
      }
      try folder.save(preset, tweaks: store.tweaks)
    }
    files = Files()
    known[name] = preset
    problem = Self.text(of: conflicts, in: name, store)
    store.restore(preset.values, basedOn: name)
  }

  /// Returns a sentence that names the values that another window has also saved, or nil if there are none.
  private static func text(of conflicts: Set<Tweak.ID>, in name: String, _ store: TweakStore) -> String? {
    let titles = store.tweaks.filter { conflicts.contains($0.id) }.map { "“\($0.title)”" }
    return titles.isEmpty
      ? nil : "Another window has saved \(titles.joined(separator: ", ")) in “\(name)” too: the values of this window replaced them"
  }
}
