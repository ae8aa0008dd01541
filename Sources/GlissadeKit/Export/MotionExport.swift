import Foundation
import Tweaks

/// A demo's tuned values as text to take home: as Swift, as a preset's JSON, as CSS.
public struct MotionExport {
  /// What can be written.
  public enum Format: String, CaseIterable, Sendable {
    case swift
    case json
    case css
  }

  private let id: String
  private let title: String
  private let store: TweakStore
  private let includesDefaults: Bool

  /// Creates an export of a demo's values.
  ///
  /// - Parameters:
  ///   - id: The demo's id.
  ///   - title: The demo's title.
  ///   - store: The values to write.
  ///   - includesDefaults: Whether values that haven't been changed are written as well.
  public init(id: String, title: String, store: TweakStore, includesDefaults: Bool = false) {
    self.id = id
    self.title = title
    self.store = store
    self.includesDefaults = includesDefaults
  }

  /// The text, which ends with a line break: the same for the same values.
  public func text(as format: Format) -> String {
    switch format {
    case .swift: swift
    case .json: json
    case .css: css
    }
  }

  /// The transition's parameters, and for each timing the calls that make it.
  public var swift: String {
    let parameters = SwiftParameters.text(of: store.tweaks, in: store, includesDefaults: includesDefaults)
    let calls = timings.map { SwiftTimingCalls.text(titled: $0.title, $0.value) }
    return (["// \(title)"] + [parameters].filter { !$0.isEmpty }).joined(separator: "\n") + "\n" + calls.map { "\n" + $0 }.joined()
  }

  /// A preset, as “--preset” and the panel read it.
  public var json: String {
    var values = store.changedValues
    if includesDefaults { for tweak in store.tweaks { values[tweak.id] = store.value(of: tweak.id) } }
    return PresetFormat.text(of: Preset(name: title, demo: id, values: values), tweaks: store.tweaks)
  }

  /// For each timing a class with its duration and easing.
  public var css: String {
    timings.map { CSSEasing.rule(named: "\(id)-\(CSSEasing.identifier($0.title))", $0.value) }.joined(separator: "\n")
  }

  /// What can be read of the timings, in the groups' order.
  private var timings: [(title: String, value: TimingValue)] {
    store.groups.flatMap(\.timings).compactMap { timing in TimingValue(timing, in: store).map { (timing.title, $0) } }
  }
}
