/// The current values of a demo's tweaks: changed, watched, undone and reset.
public final class TweakStore {
  public let groups: [TweakGroup]
  /// All tweaks in the groups' order.
  public let tweaks: [Tweak]
  private let tweaksByID: [Tweak.ID: Tweak]
  /// Values that differ from their defaults, and nothing else.
  private var history = EditHistory<[Tweak.ID: TweakValue]>([:])
  private var observers: [ObserverEntry] = []

  /// - Precondition: no two tweaks have the same id.
  public init(_ groups: [TweakGroup]) {
    self.groups = groups
    tweaks = groups.flatMap(\.tweaks)
    tweaksByID = Dictionary(tweaks.map { ($0.id, $0) }) { first, _ in preconditionFailure("Two tweaks are called \(first.id).") }
  }

  public func tweak(_ id: Tweak.ID) -> Tweak? { tweaksByID[id] }

  // MARK: Values

  /// The current value; nil where there is no such tweak.
  public func value(of id: Tweak.ID) -> TweakValue? { history.current[id] ?? tweaksByID[id]?.defaultValue }

  /// Gives a tweak a value, or the nearest that its range allows. A value of another type, or for an unknown id, changes nothing.
  public func set(_ value: TweakValue, for id: Tweak.ID) { set([id: value]) }

  /// Changes several values in one undo step.
  public func set(_ values: [Tweak.ID: TweakValue]) { change { $0.change(to: merging(values, into: $0.current)) } }

  /// Takes over a preset's values, and the defaults where it has none, in one undo step.
  public func apply(_ preset: Preset) { change { $0.change(to: merging(preset.values, into: [:])) } }

  private func merging(_ values: [Tweak.ID: TweakValue], into state: [Tweak.ID: TweakValue]) -> [Tweak.ID: TweakValue] {
    var state = state
    for (id, value) in values {
      guard let tweak = tweaksByID[id], let allowed = tweak.domain.clamping(value) else { continue }
      state[id] = allowed == tweak.defaultValue ? nil : allowed
    }
    return state
  }

  /// Whether the value differs from the default.
  public func isChanged(_ id: Tweak.ID) -> Bool { history.current[id] != nil }

  /// Whether any value differs from its default.
  public var hasChanges: Bool { !history.current.isEmpty }

  /// The values that differ from their defaults.
  public var changedValues: [Tweak.ID: TweakValue] { history.current }

  // MARK: Resetting

  /// Gives a tweak its default back.
  public func reset(_ id: Tweak.ID) { reset([id]) }

  /// Gives a group's tweaks their defaults back, in one undo step.
  public func reset(_ group: TweakGroup) { reset(group.tweaks.map(\.id)) }

  /// Gives every tweak its default back, in one undo step.
  public func resetAll() { reset(tweaks.map(\.id)) }

  private func reset(_ ids: [Tweak.ID]) {
    var state = history.current
    for id in ids { state[id] = nil }
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

  /// Calls `observer` after each change with the ids whose values changed, as long as the returned observation is kept.
  public func observe(_ observer: @escaping (Set<Tweak.ID>) -> Void) -> TweakObservation {
    let observation = TweakObservation()
    observers.append(ObserverEntry(observation: observation, notify: observer))
    return observation
  }

  private func change(_ body: (inout EditHistory<[Tweak.ID: TweakValue]>) -> Void) {
    let before = history.current
    body(&history)
    let after = history.current
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    guard !changed.isEmpty else { return }
    observers.removeAll { $0.observation == nil }
    for observer in observers where observer.observation != nil { observer.notify(changed) }
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
