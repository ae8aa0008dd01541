import Foundation
import Tweaks

/// A demo's tuned values as text for other projects: as Swift, as a preset's JSON, or as CSS.
package struct MotionExport {
  /// The formats of the text.
  package enum Format: String, CaseIterable, Sendable {
    /// Swift code.
    case swift
    /// A preset's JSON.
    case json
    /// CSS rules.
    case css
  }

  private let id: String
  private let title: String
  private let store: TweakStore
  private let includesDefaults: Bool
  private let forms: [TweakTiming.ID: SpringForm]

  /// Creates an export of a demo's values.
  ///
  /// - Parameters:
  ///   - id: The demo's id.
  ///   - title: The demo's title.
  ///   - store: The values to write.
  ///   - includesDefaults: Whether values that haven't been changed are written as well.
  ///   - forms: The only forms in which springs are written as Swift. Others are written as the calls of all APIs.
  package init(
    id: String, title: String, store: TweakStore, includesDefaults: Bool = false, forms: [TweakTiming.ID: SpringForm] = [:]
  ) {
    self.forms = forms
    self.id = id
    self.title = title
    self.store = store
    self.includesDefaults = includesDefaults
  }

  /// Returns the text, which ends with a line break.
  ///
  /// Equal values have the same text.
  package func text(as format: Format) -> String {
    switch format {
    case .swift: swift
    case .json: json
    case .css: css
    }
  }

  /// The transition's parameters, and the calls that create each timing.
  package var swift: String {
    let parameters = SwiftParameters.text(of: store.tweaks, in: store, includesDefaults: includesDefaults)
    let calls = timings.map { SwiftTimingCalls.text(titled: $0.title, $0.value, as: forms[$0.id]) }
    return (["// \(title)"] + [parameters].filter { !$0.isEmpty }).joined(separator: "\n") + "\n" + calls.map { "\n" + $0 }.joined()
  }

  /// A preset that the option `--preset` and the panel can read.
  package var json: String {
    var values = store.changedValues
    if includesDefaults { for tweak in store.tweaks { values[tweak.id] = store.value(of: tweak.id) } }
    return PresetFormat.text(of: Preset(name: title, demo: id, values: values), tweaks: store.tweaks)
  }

  /// A class for each timing, with its duration and easing.
  package var css: String {
    timings.map { CSSEasing.rule(named: "\(id)-\(CSSEasing.identifier($0.title))", $0.value) }.joined(separator: "\n")
  }

  /// The readable timings, in the order of the groups.
  private var timings: [(id: TweakTiming.ID, title: String, value: TimingValue)] {
    store.groups.flatMap(\.timings).compactMap { timing in TimingValue(timing, in: store).map { (timing.id, timing.title, $0) } }
  }
}
