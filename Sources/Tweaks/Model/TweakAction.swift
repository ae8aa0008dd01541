/// Something to do with a demo at the press of a button: it has no value of its own, but gives values to tweaks.
public struct TweakAction: Sendable, Hashable, Identifiable {
  /// Unique among the actions of a demo.
  public let id: String
  /// A word or two, as the panel shows it beside the button.
  public let title: String
  /// One sentence on what comes of it.
  public let meaning: String
  /// What the tweaks are set to.
  public let values: [Tweak.ID: TweakValue]

  public init(id: String, title: String, meaning: String, values: [Tweak.ID: TweakValue]) {
    self.id = id
    self.title = title
    self.meaning = meaning
    self.values = values
  }
}

extension TweakStore {
  /// Sets an action's values, in one undo step.
  public func perform(_ action: TweakAction) { set(action.values) }

  /// Gives the tweaks that an action sets their defaults back, in one undo step.
  public func takeBack(_ action: TweakAction) {
    set(action.values.keys.reduce(into: [:]) { values, id in values[id] = tweak(id)?.defaultValue })
  }

  /// Whether the tweaks have an action's values.
  public func isInForce(_ action: TweakAction) -> Bool {
    !action.values.isEmpty && action.values.allSatisfy { value(of: $0.key) == $0.value }
  }
}
