import Foundation
import Rehearsal
import Tweaks
import UIKit

/// The folder with the tuned values that were neither saved as a preset nor written into a file: `$XDG_STATE_HOME/glissade/tuning`.
///
/// Each demo has a file in the format of presets, whose name is the preset on which the values are based. Files are written in the
/// background. Values that another window has changed meanwhile are kept, unless this one has changed them as well.
@MainActor
final class TuningFolder {
  /// Called with a sentence if another window has changed the same values.
  var onConflict: (String) -> Void = { _ in } { didSet { onConflict = UIWindowScene.bound(onConflict) } }

  private let url: URL?
  /// The values that were stored last, by demo.
  private var kept: [String: Preset] = [:]
  private let writer: TuningWriter
  private let queue = DispatchQueue(label: "glissade.tuning", qos: .utility)

  /// With nil, nothing is stored.
  init(_ url: URL?) {
    self.url = url
    writer = TuningWriter()
  }

  /// Returns `$XDG_STATE_HOME/glissade/tuning`, below `~/.local/state` if the variable isn't an absolute path.
  static func standard(environment: [String: String]) -> TuningFolder {
    TuningFolder(BaseFolder.state.url("glissade/tuning", environment: environment))
  }

  func contains(_ demo: DemoDefinition) -> Bool { file(of: demo.id).map { access($0.path, F_OK) == 0 } ?? false }

  /// Returns a demo's stored values. Those that can't be read, or that the demo no longer has, are at their defaults.
  func store(for demo: DemoDefinition) -> TweakStore {
    let store = TweakStore(demo.tweaks)
    finishWriting()
    if let file = file(of: demo.id), let preset = TuningWriter.read(file, store.tweaks) {
      store.restore(preset.values, basedOn: preset.name.isEmpty ? nil : preset.name)
    }
    assume(store, for: demo)
    return store
  }

  /// Takes a demo's present values for those that are kept, without writing them, until they change.
  private func assume(_ store: TweakStore, for demo: DemoDefinition) {
    let preset = Self.preset(of: store, demo)
    kept[demo.id] = preset
    queue.async { [writer] in writer.assume(preset) }
  }

  /// Replaces a demo's values for this run. Those that were tuned before come back at the next start, unless more is tuned.
  func replaceValues(of store: TweakStore, by values: [Tweak.ID: TweakValue], for demo: DemoDefinition) {
    store.replaceValues(values)
    assume(store, for: demo)
  }

  /// Stores a demo's tuned values, if they aren't stored already. Errors are ignored.
  func keep(_ store: TweakStore, for demo: DemoDefinition) {
    let preset = Self.preset(of: store, demo)
    guard let file = file(of: demo.id), !store.tweaks.isEmpty, preset != kept[demo.id] else { return }
    kept[demo.id] = preset
    let tweaks = store.tweaks
    queue.async { [writer] in
      let conflicts = writer.write(preset, to: file, tweaks)
      guard !conflicts.isEmpty else { return }
      let titles = tweaks.filter { conflicts.contains($0.id) }.map { "“\($0.title)”" }.joined(separator: ", ")
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          self?.onConflict("Another window has tuned \(titles) of \(demo.title) too: the values of this window are kept")
        }
      }
    }
  }

  /// Waits until everything is written, such as before the program ends.
  func finishWriting() { queue.sync {} }

  private static func preset(of store: TweakStore, _ demo: DemoDefinition) -> Preset {
    Preset(name: store.preset ?? "", demo: demo.id, values: store.changedValues)
  }

  private func file(of demo: String) -> URL? {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_ "))
    let name = demo.addingPercentEncoding(withAllowedCharacters: plain) ?? demo
    return url?.appendingPathComponent("\(name.prefix(240)).json")
  }
}

/// Writes tuned values on a queue, one file after the other.
private final class TuningWriter: @unchecked Sendable {
  /// The values of this window, and those in the file when it was last read or written, by demo.
  private var known: [String: (ours: [Tweak.ID: TweakValue], file: [Tweak.ID: TweakValue])] = [:]

  func assume(_ preset: Preset) { known[preset.demo] = (preset.values, preset.values) }

  /// Writes the values, merged with another window's changes, and returns the values that both have changed.
  func write(_ preset: Preset, to file: URL, _ tweaks: [Tweak]) -> Set<Tweak.ID> {
    FileLock.locking(file.deletingLastPathComponent()) {
      let base = known[preset.demo] ?? ([:], [:])
      let theirs = Self.read(file, tweaks)?.values ?? [:]
      let merge = EntryMerge(preset.values, since: base.ours, with: theirs, since: base.file)
      known[preset.demo] = (preset.values, merge.entries)
      var merged = preset
      merged.values = merge.entries
      if merged.values.isEmpty, merged.name.isEmpty {
        try? FileManager.default.removeItem(at: file)
      } else {
        try? Data(PresetFormat.text(of: merged, tweaks: tweaks).utf8).write(to: file, options: .atomic)
      }
      return merge.conflicts
    }
  }

  static func read(_ file: URL, _ tweaks: [Tweak]) -> Preset? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return try? PresetFormat.preset(from: text, file: file.lastPathComponent, tweaks: tweaks).preset
  }
}
