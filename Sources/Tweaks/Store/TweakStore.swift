/// The current values of a demo's tweaks, with observation, undo, and reset.
public final class TweakStore {
  package let groups: [TweakGroup]
  /// All tweaks, in the groups' order.
  package let tweaks: [Tweak]
  private let tweaksByID: [Tweak.ID: Tweak]
  private var history = EditHistory(State())
  private var observers: [ObserverEntry] = []
  /// The tweaks that were tuned while their defaults changed, as when their file is edited.
  private var overridden: Set<Tweak.ID> = []
  /// The number of continuous edits so far.
  private var edits = 0

  /// Creates a store with all values at their defaults. No two tweaks may have the same identifier.
  public init(_ groups: [TweakGroup]) {
    self.groups = groups
    tweaks = groups.flatMap(\.tweaks)
    tweaksByID = Dictionary(tweaks.map { ($0.id, $0) }) { first, _ in fatalError("Two tweaks are called \(first.id).") }
  }

  /// Creates a store for a newer version of the same tweaks, with the tuned values and the steps to undo and redo.
  ///
  /// Values that the new version doesn't have are dropped, and the others are moved into their new ranges. Untuned values have their new
  /// defaults.
  package convenience init(_ groups: [TweakGroup], continuing old: TweakStore) {
    self.init(groups)
    history = old.history.mapped { State(values: merging($0.values, into: [:]), preset: $0.preset) }
    overridden = Set(
      changedValues.keys.filter { id in
        old.overrides(id) || old.tweak(id).map { $0.defaultValue != tweaksByID[id]?.defaultValue } ?? false
      })
  }

  /// Returns whether a tuned value hides a default that has changed since it was tuned.
  package func overrides(_ id: Tweak.ID) -> Bool { overridden.contains(id) && isChanged(id) }

  package func tweak(_ id: Tweak.ID) -> Tweak? { tweaksByID[id] }

  /// Returns the current value, or nil if there is no such tweak.
  public func value(of id: Tweak.ID) -> TweakValue? { history.current.values[id] ?? tweaksByID[id]?.defaultValue }

  /// Sets a tweak to a value, or to the nearest one in its range. A value of another type, or for an unknown identifier, has no effect.
  public func set(_ value: TweakValue, for id: Tweak.ID) { set([id: value]) }

  /// Changes several values in one undo step.
  public func set(_ values: [Tweak.ID: TweakValue]) {
    change { history in
      var state = history.current
      state.values = merging(values, into: state.values)
      history.change(to: state)
    }
  }

  /// Applies a preset's values, and the defaults for all other values, in one undo step.
  package func apply(_ preset: Preset) { change { $0.change(to: State(values: merging(preset.values, into: [:]), preset: preset.name)) } }

  /// Changes all values in one undo step. Values that aren't given are reset to their defaults. Afterward, no preset is current.
  package func replaceValues(_ values: [Tweak.ID: TweakValue]) { change { $0.change(to: State(values: merging(values, into: [:]))) } }

  /// Returns the values of a preset that differ from the defaults: the `changedValues` after the preset has been applied.
  package func changes(of preset: Preset) -> [Tweak.ID: TweakValue] { merging(preset.values, into: [:]) }

  private func merging(_ values: [Tweak.ID: TweakValue], into state: [Tweak.ID: TweakValue]) -> [Tweak.ID: TweakValue] {
    var state = state
    for (id, value) in values {
      guard let tweak = tweaksByID[id], let allowed = tweak.domain.clamping(value) else { continue }
      state[id] = allowed == tweak.defaultValue ? nil : allowed
    }
    return state
  }

  package func isChanged(_ id: Tweak.ID) -> Bool { history.current.values[id] != nil }

  package var hasChanges: Bool { !history.current.values.isEmpty }

  /// The values that differ from their defaults.
  package var changedValues: [Tweak.ID: TweakValue] { history.current.values }

  /// All values, tuned or not.
  package var allValues: [Tweak.ID: TweakValue] {
    Dictionary(uniqueKeysWithValues: tweaks.map { ($0.id, value(of: $0.id) ?? $0.defaultValue) })
  }

  /// The name of the preset that the values are based on, or nil if they are based on the defaults.
  package var preset: String? { history.current.preset }

  /// Restores the values, and the name of the preset that they are based on, from another run. This isn't an undo step.
  package func restore(_ values: [Tweak.ID: TweakValue], basedOn preset: String?) {
    change { $0.replaceCurrent(by: State(values: merging(values, into: [:]), preset: preset)) }
  }

  /// Sets the name of the preset for the current values, as when a preset is saved or renamed. This isn't an undo step.
  package func nameValues(_ preset: String?) {
    change { history in
      var state = history.current
      state.preset = preset
      history.replaceCurrent(by: state)
    }
  }

  package func reset(_ id: Tweak.ID) { reset([id]) }

  package func reset(_ group: TweakGroup) { reset(group.tweaks.map(\.id)) }

  /// Resets every tweak to its default, in one undo step. Afterward, no preset is current.
  package func resetAll() { change { $0.change(to: State()) } }

  private func reset(_ ids: [Tweak.ID]) {
    var state = history.current
    for id in ids { state.values[id] = nil }
    change { $0.change(to: state) }
  }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }
  /// The position of the step that would be undone in the order of the steps of all stores, or nil if there is none.
  package var undoNumber: Int? { history.undoNumber }
  /// The position of the step that would be redone, or nil if there is none.
  package var redoNumber: Int? { history.redoNumber }
  /// Undoes the last step. Ends an edit in progress first.
  package func undo() { change { $0.undo() } }
  /// Redoes the step that was last undone. Ends an edit in progress first.
  package func redo() { change { $0.redo() } }

  /// Starts a continuous edit, such as a drag. All changes until `endEdit()` are one undo step.
  package func beginEdit() {
    edits += 1
    history.beginEdit()
  }

  package var currentEdit: Int? { history.isEditing ? edits : nil }

  package func endEdit() { history.endEdit() }

  /// Cancels a continuous edit and undoes its changes.
  package func cancelEdit() { change { $0.cancelEdit() } }

  /// Calls `observer` after each change, with the identifiers of the values that changed, as long as the returned observation exists. The
  /// set is empty if only `preset` has changed.
  package func observe(_ observer: @escaping (Set<Tweak.ID>) -> Void) -> TweakObservation {
    let observation = TweakObservation()
    observers.append(ObserverEntry(observation: observation, notify: observer))
    return observation
  }

  private func change(_ body: (inout EditHistory<State>) -> Void) {
    let before = history.current
    body(&history)
    let after = history.current
    guard before != after else { return }
    let changed = Set(before.values.keys).union(after.values.keys).filter { before.values[$0] != after.values[$0] }
    observers.removeAll { $0.observation == nil }
    for observer in observers where observer.observation != nil { observer.notify(changed) }
  }

  private struct State: Equatable {
    /// Only the values that differ from their defaults.
    var values: [Tweak.ID: TweakValue] = [:]
    var preset: String?
  }

  private struct ObserverEntry {
    weak var observation: TweakObservation?
    let notify: (Set<Tweak.ID>) -> Void
  }
}

/// The registration of an observer of a store. Releasing it ends the observation.
package final class TweakObservation {
  fileprivate init() {}
}
