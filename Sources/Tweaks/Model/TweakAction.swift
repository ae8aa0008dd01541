/// An operation at the press of a button. It has no value, but sets the values of tweaks.
public struct TweakAction: Sendable, Hashable, Identifiable {
  /// The identifier, unique among the actions of a demo.
  public let id: String
  /// The title beside the button, a word or two.
  public let title: String
  /// One sentence about the effect.
  public let meaning: String
  /// The values that the action sets.
  public let values: [Tweak.ID: TweakValue]

  /// Creates an action.
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

  /// Resets the tweaks that an action sets to their defaults, in one undo step.
  public func takeBack(_ action: TweakAction) {
    set(action.values.keys.reduce(into: [:]) { values, id in values[id] = tweak(id)?.defaultValue })
  }

  /// Returns a Boolean value that indicates whether the tweaks have an action's values.
  public func isInForce(_ action: TweakAction) -> Bool {
    !action.values.isEmpty && action.values.allSatisfy { value(of: $0.key) == $0.value }
  }
}
