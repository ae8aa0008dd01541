import Rehearsal
import Tweaks

/// The subject of a panel: a demo with its presets and actions.
struct PanelSubject: Sendable {
  /// The identifier under which presets and pins are stored, such as "modal-card".
  let id: String
  /// The title of the demo.
  let title: String
  /// The presets that come with the demo.
  var presets: [Preset] = []
  /// The actions that have a button.
  var actions: [TweakAction] = []
  /// The description of a file's values, or nil for a demo that comes with the program.
  var code: PanelCode?
  /// A Boolean value that indicates whether the demo is a file of which no version can be shown yet.
  var isAwaited = false

  /// Returns whether buttons set everything that can be chosen for a tweak, so that it needs no row.
  func hasButtons(for tweak: Tweak) -> Bool {
    guard case .option(let names) = tweak.domain else { return false }
    let offered = actions.compactMap { action in action.values.count == 1 ? action.values[tweak.id] : nil }
    return !offered.isEmpty && names.allSatisfy { .option($0) == tweak.defaultValue || offered.contains(.option($0)) }
  }
}

extension PanelSubject {
  /// Creates the subject of a demo, with its presets and the mistakes that it can demonstrate. `code` describes the values of a file.
  @MainActor
  init(_ demo: DemoDefinition, code: PanelCode? = nil) {
    // A demo that always shows its mistake needs no action for it.
    let exhibits = demo.exhibits.filter { !$0.values.isEmpty }
    self.init(
      id: demo.id, title: demo.title, presets: demo.presets,
      actions: exhibits.map { exhibit in
        TweakAction(
          id: exhibit.title, title: exhibit.title.sentence,
          meaning: "Makes this mistake on purpose and replays the transition, so that the Doctor can explain it.", values: exhibit.values)
      }, code: code, isAwaited: demo.origin != nil && code == nil)
  }
}
