import Foundation
import Tweaks

/// A demo's tuned values as text for other projects: as Swift, as a preset's JSON, or as CSS.
package struct MotionExport {
  package enum Format: String, CaseIterable, Sendable {
    case swift
    case json
    case css
  }

  private let id: String
  private let title: String
  private let store: TweakStore
  private let includesDefaults: Bool
  private let excerpt: CodeExcerpt?
  private let forms: [TweakTiming.ID: SpringForm]

  @MainActor
  package init(
    of demo: DemoDefinition, _ store: TweakStore, includesDefaults: Bool = false, forms: [TweakTiming.ID: SpringForm] = [:]
  ) {
    self.init(
      id: demo.name, title: demo.title, store: store, includesDefaults: includesDefaults, excerpt: demo.excerpt(store, includesDefaults),
      forms: forms)
  }

  /// Creates an export of the store's values.
  ///
  /// With `includesDefaults`, values that haven't been changed are written as well. `excerpt` is nil for a demo of the program. Springs
  /// without an entry in `forms` are written as the calls of all APIs.
  package init(
    id: String, title: String, store: TweakStore, includesDefaults: Bool = false, excerpt: CodeExcerpt? = nil,
    forms: [TweakTiming.ID: SpringForm] = [:]
  ) {
    self.excerpt = excerpt
    self.forms = forms
    self.id = id
    self.title = title
    self.store = store
    self.includesDefaults = includesDefaults
  }

  /// Returns the text, ending with a line break. Equal values have the same text.
  package func text(as format: Format) -> String {
    switch format {
    case .swift: swift
    case .json: json
    case .css: css
    }
  }

  /// The transition's parameters, or the lines of the user's files, followed by the calls that create each timing.
  package var swift: String {
    let parameters = SwiftParameters.text(of: store.tweaks, in: store, includesDefaults: includesDefaults)
    let calls = timings.map { SwiftTimingCalls.text(titled: $0.title, $0.value, as: $0.id.flatMap { forms[$0] }) }
    let head = (["// \(title)"] + [parameters].filter { !$0.isEmpty }).joined(separator: "\n") + "\n"
    return head + (lines + calls).map { "\n" + $0 }.joined()
  }

  /// The lines of the user's files, each to be pasted in its place.
  private var lines: [String] {
    guard let excerpt else { return [] }
    return excerpt.lines.isEmpty ? ["// All values are as in the file.\n"] : excerpt.lines.map(\.swift)
  }

  /// A preset that the panel and the option `--preset` can read.
  package var json: String {
    var values = store.changedValues
    if includesDefaults { for tweak in store.tweaks { values[tweak.id] = store.value(of: tweak.id) } }
    return PresetFormat.text(of: Preset(name: title, demo: id, values: values), tweaks: store.tweaks)
  }

  /// A class for each timing, with its duration and easing.
  package var css: String {
    timings.map { CSSEasing.rule(named: CSSEasing.identifier("\(id) \($0.title)"), $0.value) }.joined(separator: "\n")
  }

  /// The readable timings in the order of the groups, followed by those that only the user's code has.
  private var timings: [(id: TweakTiming.ID?, title: String, value: TimingValue)] {
    store.groups.flatMap(\.timings).compactMap { timing in TimingValue(timing, in: store).map { (timing.id, timing.title, $0) } }
      + (excerpt?.timings ?? []).map { (nil, $0.title, $0.value) }
  }
}
