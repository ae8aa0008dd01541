/// The current values of a demo's tweaks: changed, watched, undone and reset.
public final class TweakStore {
  public let groups: [TweakGroup]
  /// All tweaks in the groups' order.
  public let tweaks: [Tweak]
  private let tweaksByID: [Tweak.ID: Tweak]
  private var history = EditHistory(State())
  private var observers: [ObserverEntry] = []

  /// - Precondition: no two tweaks have the same id.
  public init(_ groups: [TweakGroup]) {
    self.groups = groups
    tweaks = groups.flatMap(\.tweaks)
    tweaksByID = Dictionary(tweaks.map { ($0.id, $0) }) { first, _ in fatalError("Two tweaks are called \(first.id).") }
  }

  public func tweak(_ id: Tweak.ID) -> Tweak? { tweaksByID[id] }

  // MARK: Values

  /// The current value; nil where there is no such tweak.
  public func value(of id: Tweak.ID) -> TweakValue? { history.current.values[id] ?? tweaksByID[id]?.defaultValue }

  /// Gives a tweak a value, or the nearest that its range allows. A value of another type, or for an unknown id, changes nothing.
  public func set(_ value: TweakValue, for id: Tweak.ID) { set([id: value]) }

  /// Changes several values in one undo step.
  public func set(_ values: [Tweak.ID: TweakValue]) {
    change { history in
      var state = history.current
      state.values = merging(values, into: state.values)
      history.change(to: state)
    }
  }

  /// Takes over a preset's values, and the defaults where it has none, in one undo step.
  public func apply(_ preset: Preset) {
    change { $0.change(to: State(values: merging(preset.values, into: [:]), preset: preset.name)) }
  }

  /// The values of a preset that differ from the defaults: what `changedValues` is when the preset has been applied.
  public func changes(of preset: Preset) -> [Tweak.ID: TweakValue] { merging(preset.values, into: [:]) }

  private func merging(_ values: [Tweak.ID: TweakValue], into state: [Tweak.ID: TweakValue]) -> [Tweak.ID: TweakValue] {
    var state = state
    for (id, value) in values {
      guard let tweak = tweaksByID[id], let allowed = tweak.domain.clamping(value) else { continue }
      state[id] = allowed == tweak.defaultValue ? nil : allowed
    }
    return state
  }

  /// Whether the value differs from the default.
  public func isChanged(_ id: Tweak.ID) -> Bool { history.current.values[id] != nil }

  /// Whether any value differs from its default.
  public var hasChanges: Bool { !history.current.values.isEmpty }

  /// The values that differ from their defaults.
  public var changedValues: [Tweak.ID: TweakValue] { history.current.values }

  /// The name of the preset from which the values come, however they have been tuned since; nil where they began as the defaults.
  public var preset: String? { history.current.preset }

  /// Puts the present values under another name, as saving or renaming a preset does. This is no step to be undone.
  public func nameValues(_ preset: String?) {
    change { history in
      var state = history.current
      state.preset = preset
      history.replaceCurrent(by: state)
    }
  }

  // MARK: Resetting

  /// Gives a tweak its default back.
  public func reset(_ id: Tweak.ID) { reset([id]) }

  /// Gives a group's tweaks their defaults back, in one undo step.
  public func reset(_ group: TweakGroup) { reset(group.tweaks.map(\.id)) }

  /// Gives every tweak its default back, in one undo step; no preset is in use then.
  public func resetAll() { change { $0.change(to: State()) } }

  private func reset(_ ids: [Tweak.ID]) {
    var state = history.current
    for id in ids { state.values[id] = nil }
    change { $0.change(to: state) }
  }

  // MARK: Undo

  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }
  public func undo() { change { $0.undo() } }
  public func redo() { change { $0.redo() } }

  /// Starts a continuous edit, such as a drag: all changes until `endEdit()` are one undo step.
  public func beginEdit() { history.beginEdit() }

  public func endEdit() { history.endEdit() }

  /// Ends a continuous edit and takes its changes back.
  public func cancelEdit() { change { $0.cancelEdit() } }

  // MARK: Observing

  /// Calls `observer` after each change with the ids whose values changed, as long as the returned observation is kept. There are none
  /// where it is only `preset` that changed.
  public func observe(_ observer: @escaping (Set<Tweak.ID>) -> Void) -> TweakObservation {
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

  /// What can be undone.
  private struct State: Equatable {
    /// Values that differ from their defaults, and nothing else.
    var values: [Tweak.ID: TweakValue] = [:]
    var preset: String?
  }

  private struct ObserverEntry {
    weak var observation: TweakObservation?
    let notify: (Set<Tweak.ID>) -> Void
  }
}

/// Keeps an observer of a store informed; letting go of it ends that.
public final class TweakObservation {
  fileprivate init() {}
}
