import Tweaks

/// What a panel is about: a demo, and what comes with it besides the tweaks.
public struct PanelSubject: Sendable {
  /// Under which presets and pins are kept, such as "modal-card".
  public let id: String
  public let title: String
  /// The presets that ship.
  public let presets: [Preset]
  /// What can be done with a button.
  public let actions: [TweakAction]

  public init(id: String, title: String, presets: [Preset] = [], actions: [TweakAction] = []) {
    self.id = id
    self.title = title
    self.presets = presets
    self.actions = actions
  }

  /// A demo: its presets, and the mistakes that it can be set to show.
  @MainActor
  public init(_ demo: any Demo.Type) {
    // A demo that is nothing but an exhibit shows its mistake anyway.
    let exhibits = demo.exhibits.filter { !$0.values.isEmpty }
    self.init(
      id: demo.id, title: demo.title, presets: demo.presets,
      actions: exhibits.map { exhibit in
        TweakAction(
          id: exhibit.title, title: exhibit.title.prefix(1).uppercased() + exhibit.title.dropFirst(),
          meaning: "Makes this mistake on purpose and plays it, for the Doctor to explain.", values: exhibit.values)
      })
  }
}
