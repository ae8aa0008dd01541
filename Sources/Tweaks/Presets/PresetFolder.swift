import Foundation

/// The folder in which presets are kept: one file each, in a folder for each demo.
public struct PresetFolder {
  private let files: DocumentFolder

  public init(_ url: URL) { files = DocumentFolder(url, kind: "preset") }

  public var url: URL { files.url }

  /// `$XDG_CONFIG_HOME/glissade/presets`, or `~/.config/glissade/presets` where the variable is not set to an absolute path.
  public static func standard(environment: [String: String]) -> PresetFolder {
    let base = DocumentFolder.base("XDG_CONFIG_HOME", orHome: ".config", environment: environment)
    return PresetFolder(base.appendingPathComponent("glissade/presets", isDirectory: true))
  }

  /// The names of a demo's presets, in alphabetical order.
  public func names(demo: String) -> [String] { files.names(demo: demo) }

  /// Reads the preset that `name` stands for: one of the demo's in this folder, else a shipped one, or the path of a file.
  ///
  /// A path is what contains a slash or ends in ".json".
  public func load(
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
    guard result.preset.demo == demo else {
      throw TweakError("\(file.path): this preset belongs to \(result.preset.demo), not to \(demo)")
    }
    return result
  }

  /// Writes a preset, whole or not at all, and returns its file.
  ///
  /// A preset of the same name is replaced, unless it cannot be read: then it may be somebody's work, and is left alone.
  @discardableResult
  public func save(_ preset: Preset, tweaks: [Tweak]) throws(TweakError) -> URL {
    let text = PresetFormat.text(of: preset, tweaks: tweaks)
    return try files.write(text, name: preset.name, demo: preset.demo) { (text, file) throws(TweakError) in
      _ = try PresetFormat.preset(from: text, file: file, tweaks: tweaks)
    }
  }

  /// Whether a file lies under that name.
  public func contains(_ name: String, demo: String) -> Bool {
    (try? files.file(name, demo: demo)).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// The folder of a demo's presets, whether it is there or not.
  public func folder(of demo: String) -> URL { files.folder(of: demo) }

  /// Reads one of the demo's presets in this folder; messages call its file by the last part of its path.
  ///
  /// The preset's name is the file's, whatever the file says.
  func read(_ name: String, demo: String, tweaks: [Tweak]) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    let file = try files.file(name, demo: demo)
    var result = try PresetFormat.preset(from: try files.text(of: file), file: file.lastPathComponent, tweaks: tweaks)
    guard result.preset.demo == demo else {
      throw TweakError("\(file.lastPathComponent): this preset belongs to \(result.preset.demo), not to \(demo)")
    }
    result.preset.name = name
    return result
  }

  /// Gives a preset another name, which none of the demo's may have yet.
  public func rename(_ name: String, to newName: String, demo: String, tweaks: [Tweak]) throws(TweakError) {
    guard !contains(newName, demo: demo) else { throw TweakError("there is a preset “\(newName)” already") }
    var preset = try read(name, demo: demo, tweaks: tweaks).preset
    preset.name = newName
    try save(preset, tweaks: tweaks)
    let file = try files.file(name, demo: demo)
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw TweakError("\(file.path) cannot be removed: \(error.localizedDescription)")
    }
  }

  /// Moves a preset into the trash, from where it can be had back.
  package func delete(_ name: String, demo: String, into trash: Trash) throws(TweakError) {
    try trash.move(try files.file(name, demo: demo))
  }
}
