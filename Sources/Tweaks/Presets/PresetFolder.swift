import Foundation

/// The folder of presets: one file each, in a folder for each demo.
package struct PresetFolder {
  private let files: DocumentFolder

  /// Creates a preset folder at the given location, which need not exist yet.
  package init(_ url: URL) { files = DocumentFolder(url, kind: "preset") }

  package var url: URL { files.url }

  /// Returns the folder `$XDG_CONFIG_HOME/glissade/presets`, or `~/.config/glissade/presets` if the variable isn't set to an absolute path.
  package static func standard(environment: [String: String]) -> PresetFolder {
    PresetFolder(BaseFolder.config.url("glissade/presets", environment: environment))
  }

  /// Calls `body` while no other window changes presets.
  func locking(_ body: () throws(TweakError) -> Void) throws(TweakError) { try FileLock.locking(url, body) }

  /// Returns the names of a demo's presets, in alphabetical order.
  package func names(demo: String) -> [String] { files.names(demo: demo) }

  /// Returns the preset that `name` refers to: one of the demo's in this folder, otherwise a built-in one, or the file at a path, which
  /// contains a slash or ends in ".json".
  ///
  /// Throws if there is no such preset, or if it can't be read or belongs to another demo.
  package func load(
    _ name: String, demo: String, tweaks: [Tweak], shipped: [Preset] = []
  ) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    let isPath = DocumentFolder.isPath(name)
    let file = isPath ? URL(fileURLWithPath: name) : try files.file(name, demo: demo)
    guard FileManager.default.fileExists(atPath: file.path) else {
      if isPath { throw TweakError("\(name): there is no such file") }
      if let preset = shipped.first(where: { $0.name == name && $0.demo == demo }) { return (preset, []) }
      let names = Set(names(demo: demo) + shipped.map(\.name)).sorted()
      let nearest = NearestName.find(name, among: names).map { "did you mean “\($0)”?" }
      let known = names.isEmpty ? "it has none yet in \(files.folder(of: demo).path)" : "there are \(names.joined(separator: ", "))"
      throw TweakError("\(demo) has no preset “\(name)”; \(nearest ?? known)")
    }
    let result = try PresetFormat.preset(from: try files.text(of: file), file: file.path, tweaks: tweaks)
    guard result.preset.demo == demo else { throw TweakError("\(file.path): this preset belongs to \(result.preset.demo), not to \(demo)") }
    return result
  }

  /// Writes a preset atomically, and returns its file. A preset with the same name is replaced, unless it can't be read: it may be the
  /// user's work.
  @discardableResult
  package func save(_ preset: Preset, tweaks: [Tweak]) throws(TweakError) -> URL {
    let text = PresetFormat.text(of: preset, tweaks: tweaks)
    return try files.write(text, name: preset.name, demo: preset.demo) { (text, file) throws(TweakError) in
      _ = try PresetFormat.preset(from: text, file: file, tweaks: tweaks)
    }
  }

  package func contains(_ name: String, demo: String) -> Bool {
    (try? files.file(name, demo: demo)).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// Returns the folder of a demo's presets, whether it exists or not.
  package func folder(of demo: String) -> URL { files.folder(of: demo) }

  /// Reads one of the demo's presets in this folder. Messages refer to its file by the last part of its path. The preset's name is that of
  /// the file, regardless of the content.
  func read(_ name: String, demo: String, tweaks: [Tweak]) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    let file = try files.file(name, demo: demo)
    var result = try PresetFormat.preset(from: try files.text(of: file), file: file.lastPathComponent, tweaks: tweaks)
    guard result.preset.demo == demo else {
      throw TweakError("\(file.lastPathComponent): this preset belongs to \(result.preset.demo), not to \(demo)")
    }
    result.preset.name = name
    return result
  }

  /// Renames a preset. Throws if the demo has a preset with the new name, or if a file can't be read or written.
  package func rename(_ name: String, to newName: String, demo: String, tweaks: [Tweak]) throws(TweakError) {
    try locking { () throws(TweakError) in
      guard !contains(newName, demo: demo) else { throw TweakError("there is a preset “\(newName)” already") }
      var preset = try read(name, demo: demo, tweaks: tweaks).preset
      preset.name = newName
      try save(preset, tweaks: tweaks)
      try DocumentFolder.remove(try files.file(name, demo: demo))
    }
  }

  package func delete(_ name: String, demo: String, into trash: Trash) throws(TweakError) {
    try trash.move(try files.file(name, demo: demo))
  }
}
