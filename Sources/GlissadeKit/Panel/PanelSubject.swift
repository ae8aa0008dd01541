import Rehearsal
import Tweaks

struct PanelSubject: Sendable {
  /// The identifier under which presets and pins are stored, such as "modal-card".
  let id: String
  let title: String
  var presets: [Preset] = []
  var actions: [TweakAction] = []
  /// The information about a file's values, or nil for a demo that comes with the program.
  var code: PanelCode?
  /// A Boolean value that indicates whether the demo is a file without a version that can be shown.
  var isAwaited = false

  /// Returns whether buttons set all options of a tweak, so that it needs no row.
  func hasButtons(for tweak: Tweak) -> Bool {
    guard case .option(let names) = tweak.domain else { return false }
    let offered = actions.compactMap { action in action.values.count == 1 ? action.values[tweak.id] : nil }
    return !offered.isEmpty && names.allSatisfy { .option($0) == tweak.defaultValue || offered.contains(.option($0)) }
  }
}

extension PanelSubject {
  /// The actions are the mistakes that the demo can demonstrate.
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
