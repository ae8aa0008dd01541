/// An operation at the press of a button. It has no value, but sets the values of tweaks.
package struct TweakAction: Sendable, Hashable, Identifiable {
  /// The identifier, unique among the actions of a demo.
  package let id: String
  /// The title beside the button, a word or two.
  package let title: String
  /// One sentence about the effect.
  package let meaning: String
  /// The values that the action sets.
  package let values: [Tweak.ID: TweakValue]

  /// Creates an action.
  package init(id: String, title: String, meaning: String, values: [Tweak.ID: TweakValue]) {
    self.id = id
    self.title = title
    self.meaning = meaning
    self.values = values
  }
}

extension TweakStore {
  /// Sets an action's values, in one undo step.
  package func perform(_ action: TweakAction) { set(action.values) }

  /// Resets the tweaks that an action sets to their defaults, in one undo step.
  package func revert(_ action: TweakAction) {
    set(action.values.keys.reduce(into: [:]) { values, id in values[id] = tweak(id)?.defaultValue })
  }

  /// Returns a Boolean value that indicates whether the tweaks have an action's values.
  package func isInForce(_ action: TweakAction) -> Bool {
    !action.values.isEmpty && action.values.allSatisfy { value(of: $0.key) == $0.value }
  }
}
