import Foundation
import Rehearsal
import Tweaks

/// The folder with the tuned values that haven't been written into their files: `$XDG_STATE_HOME/glissade/tuning`.
///
/// There is a file for each demo, in the format of presets. Its name depends on the path of the Swift file.
@MainActor
final class TuningFolder {
  private let url: URL
  /// The values in the files, as far as they are known, by the names of the files.
  private var known: [String: [Tweak.ID: TweakValue]] = [:]

  init(_ url: URL) { self.url = url }

  /// Returns `$XDG_STATE_HOME/glissade/tuning`, below `~/.local/state` if the variable is not an absolute path.
  static func standard(environment: [String: String]) -> TuningFolder {
    let base = DocumentFolder.base("XDG_STATE_HOME", orInHome: ".local/state", environment: environment)
    return TuningFolder(base.appendingPathComponent("glissade/tuning", isDirectory: true))
  }

  /// Returns the stored values of a demo. Values that can't be read, or that the demo no longer has, are at their defaults.
  func store(for demo: DemoDefinition, of path: String) -> TweakStore {
    let store = TweakStore(demo.tweaks)
    let name = name(for: demo, of: path)
    if let text = try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8),
      let read = try? PresetFormat.preset(from: text, file: name, tweaks: store.tweaks)
    {
      store.set(read.preset.values)
    }
    known[name] = store.changedValues
    return store
  }

  /// Stores a demo's tuned values, if they aren't stored already. Errors are ignored.
  func keep(_ store: TweakStore, for demo: DemoDefinition, of path: String) {
    let name = name(for: demo, of: path)
    let values = store.changedValues
    guard values != known[name, default: [:]] else { return }
    known[name] = values
    let file = url.appendingPathComponent(name)
    guard !values.isEmpty else { return _ = try? FileManager.default.removeItem(at: file) }
    let text = PresetFormat.text(of: Preset(name: path, demo: demo.id, values: values), tweaks: store.tweaks)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Returns a name for a demo's file, with a digest of the path and of the demo's identifier.
  private func name(for demo: DemoDefinition, of path: String) -> String {
    // FNV-1a, which is the same on every run.
    let digest = (path + "\0" + demo.id).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let base = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return "\(base.prefix(40))-\(String(digest, radix: 16)).json"
  }
}
