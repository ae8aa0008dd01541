/// An operation of a button. It has no value, but sets the values of tweaks.
package struct TweakAction: Sendable, Hashable, Identifiable {
  /// Unique among the actions of a demo.
  package let id: String
  /// The title next to the button, a word or two.
  package let title: String
  package let meaning: String
  package let values: [Tweak.ID: TweakValue]

  package init(id: String, title: String, meaning: String, values: [Tweak.ID: TweakValue]) {
    self.id = id
    self.title = title
    self.meaning = meaning
    self.values = values
  }
}

extension TweakStore {
  package func perform(_ action: TweakAction) { set(action.values) }

  package func revert(_ action: TweakAction) {
    set(action.values.keys.reduce(into: [:]) { values, id in values[id] = tweak(id)?.defaultValue })
  }

  package func isInForce(_ action: TweakAction) -> Bool {
    !action.values.isEmpty && action.values.allSatisfy { value(of: $0.key) == $0.value }
  }
}
