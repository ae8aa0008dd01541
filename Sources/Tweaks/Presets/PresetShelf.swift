/// The presets of one demo as somebody works with them: those that ship, the person's own, and the one that is in use.
///
/// Which one is in use belongs to the store, and is undone and redone with its values.
public final class PresetShelf {
  public let demo: String
  public let shipped: [Preset]
  private let store: TweakStore
  private let folder: PresetFolder
  private let trash: Trash
  /// What the files said when they were last read.
  private var known: [String: Preset] = [:]

  /// What is wrong with the file of the preset in use, with line and column; nil where it is in order.
  public private(set) var problem: String?

  package init(demo: String, shipped: [Preset], store: TweakStore, folder: PresetFolder, trash: Trash) {
    self.demo = demo
    self.shipped = shipped
    self.store = store
    self.folder = folder
    self.trash = trash
  }

  // MARK: What there is

  /// The person's own presets, in alphabetical order.
  public var ownNames: [String] { folder.names(demo: demo) }

  /// The presets that ship, but for those that one of the person's own stands before.
  public var shippedNames: [String] {
    let own = Set(ownNames)
    return shipped.map(\.name).filter { !own.contains($0) }
  }

  /// The preset in use; nil while there is none, or none any more.
  public var current: String? {
    guard let name = store.preset, isOwn(name) || shipped.contains(where: { $0.name == name }) else { return nil }
    return name
  }

  /// Whether a preset is the person's own, and so can be replaced, renamed and thrown away.
  public func isOwn(_ name: String) -> Bool { folder.contains(name, demo: demo) }

  /// Whether the values are others than those of the preset in use, or than the defaults.
  public var isModified: Bool { store.changedValues != baseline }

  private var baseline: [Tweak.ID: TweakValue] {
    guard let name = current else { return [:] }
    if isOwn(name), known[name] == nil { known[name] = try? folder.read(name, demo: demo, tweaks: store.tweaks).preset }
    let preset = known[name] ?? shipped.first { $0.name == name }
    return preset.map(store.changes(of:)) ?? [:]
  }

  /// Reads a preset without putting it to use.
  public func preset(_ name: String) throws(TweakError) -> Preset { try read(name).preset }

  private func read(_ name: String) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    if !isOwn(name), let preset = shipped.first(where: { $0.name == name }) { return (preset, []) }
    return try folder.read(name, demo: demo, tweaks: store.tweaks)
  }

  // MARK: Using one

  /// Takes a preset's values over, in one undo step.
  public func use(_ name: String) throws(TweakError) {
    let (preset, problems) = try read(name)
    if isOwn(name) { known[name] = preset }
    problem = Self.text(of: problems)
    store.apply(preset)
  }

  /// Takes up what somebody has written into the file of the preset in use.
  ///
  /// Only values that are new in the file are set, so that what has been tuned beside them stays; in one undo step. A file that cannot
  /// be read is named in `problem`, and the values stay until it is mended.
  public func filesDidChange() {
    guard let name = current, isOwn(name) else { return }
    let before = known[name]
    do {
      let (preset, problems) = try folder.read(name, demo: demo, tweaks: store.tweaks)
      known[name] = preset
      problem = Self.text(of: problems)
      // Before it was first read, the file was what the values came from.
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

  // MARK: Keeping one

  /// Writes the present values into the preset in use, which must be the person's own.
  public func save() throws(TweakError) {
    guard let name = current, isOwn(name) else { throw TweakError("there is no preset of one's own to save into: save under a name") }
    try write(name)
  }

  /// Writes the present values as a preset, which is then in use. One of the person's own that had the name goes into the trash.
  public func save(as name: String) throws(TweakError) {
    try check(name)
    if isOwn(name) { try folder.delete(name, demo: demo, into: trash) }
    try write(name)
  }

  /// Gives one of the person's own another name.
  public func rename(_ name: String, to newName: String) throws(TweakError) {
    guard newName != name else { return }
    try check(newName)
    try folder.rename(name, to: newName, demo: demo, tweaks: store.tweaks)
    known[newName] = known.removeValue(forKey: name)
    if store.preset == name { store.nameValues(newName) }
  }

  /// Throws one of the person's own into the desktop's trash. Its values stay until others are chosen.
  public func delete(_ name: String) throws(TweakError) {
    try folder.delete(name, demo: demo, into: trash)
    known[name] = nil
    if store.preset == name {
      problem = nil
      store.nameValues(nil)
    }
  }

  private func check(_ name: String) throws(TweakError) {
    guard !shipped.contains(where: { $0.name == name }) else {
      throw TweakError("“\(name)” comes with the program: choose another name")
    }
  }

  private func write(_ name: String) throws(TweakError) {
    let preset = Preset(name: name, demo: demo, values: store.changedValues)
    try folder.save(preset, tweaks: store.tweaks)
    known[name] = preset
    problem = nil
    store.nameValues(name)
  }
}
