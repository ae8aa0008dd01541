import Foundation

/// The tweaks that the user has pinned, by demo, in one small file.
///
/// ```json
/// {
///   "format": "glissade-pins",
///   "version": 1,
///   "pins": {
///     "modal-card": ["present.duration", "card.radius"]
///   }
/// }
/// ```
package struct PinFile: Sendable {
  package let url: URL
  private let files: DocumentFolder

  private static let name = "glissade-pins"
  private static let version = 1

  /// Creates a pin file at the given location, which need not exist yet.
  package init(_ url: URL) {
    self.url = url
    files = DocumentFolder(url.deletingLastPathComponent(), kind: "list of pins")
  }

  /// Returns the file `$XDG_STATE_HOME/glissade/pins.json`, or `~/.local/state/glissade/pins.json` if the variable isn't set to an absolute
  /// path.
  package static func standard(environment: [String: String]) -> PinFile {
    PinFile(BaseFolder.state.url("glissade/pins.json", environment: environment))
  }

  /// Returns the pinned tweaks of a demo, in the order in which they were pinned. Throws if the file can't be read.
  package func pins(demo: String) throws(TweakError) -> [Tweak.ID] { try all()[demo] ?? [] }

  /// Stores a demo's pins, and returns them merged with the changes that another window has made since `base`.
  ///
  /// The pins of other demos stay unchanged. Throws if the file can't be read, in which case it isn't changed, or can't be written.
  @discardableResult
  package func save(_ pins: [Tweak.ID], insteadOf base: [Tweak.ID]? = nil, demo: String) throws(TweakError) -> [Tweak.ID] {
    try FileLock.locking(url.deletingLastPathComponent()) { () throws(TweakError) in
      var all = try all()
      var merged = pins
      if let base, let theirs = all[demo] {
        merged.removeAll { base.contains($0) && !theirs.contains($0) }
        merged += theirs.filter { !base.contains($0) && !pins.contains($0) }
      }
      all[demo] = merged.isEmpty ? nil : merged
      try files.write(Self.text(of: all), to: url) { (text, file) throws(TweakError) in _ = try Self.pins(in: text, file: file) }
      return merged
    }
  }

  private func all() throws(TweakError) -> [String: [Tweak.ID]] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    return try Self.pins(in: try files.text(of: url), file: url.path)
  }

  private static func text(of pins: [String: [Tweak.ID]]) -> String {
    let lines = pins.keys.sorted().map { demo in
      "    \(JSONString.quoted(demo)): [\((pins[demo] ?? []).map(JSONString.quoted).joined(separator: ", "))]"
    }
    return """
      {
        "format": \(JSONString.quoted(name)),
        "version": \(version),
        "pins": {\(lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ")}
      }

      """
  }

  private static func pins(in text: String, file: String) throws(TweakError) -> [String: [Tweak.ID]] {
    let root = try JSONParser.parse(text, file: file)
    guard root["format"]?.content == .string(name) else { throw TweakError("\(file): this is no list of pins: “format” is not “\(name)”") }
    guard root["version"]?.content == .number(String(version)) else {
      throw TweakError("\(file): these pins are of another version than \(version), which is all that this program reads")
    }
    guard case .object(let demos)? = root["pins"]?.content else { throw TweakError("\(file): “pins” is missing or no object") }
    var pins: [String: [Tweak.ID]] = [:]
    for demo in demos {
      guard case .array(let ids) = demo.value.content else {
        throw TweakError("\(file):\(demo.place.line):\(demo.place.column): “\(demo.name)” takes a list of ids, not \(demo.value.kind)")
      }
      pins[demo.name] = ids.compactMap { if case .string(let id) = $0.content { id } else { nil } }
    }
    return pins
  }
}
