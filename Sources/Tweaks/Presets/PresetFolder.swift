import Foundation

/// The folder in which presets are kept: one file each, in a folder for each demo.
public struct PresetFolder {
  public let url: URL
  private let files = FileManager.default

  /// More than this is no preset: they are a few hundred bytes.
  private static let maximumSize = 1 << 20

  public init(_ url: URL) { self.url = url }

  /// `$XDG_CONFIG_HOME/glissade/presets`, or `~/.config/glissade/presets` where the variable is not set to an absolute path.
  public static func standard(environment: [String: String]) -> PresetFolder {
    let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    let home = environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
    let base = configured ?? home.appendingPathComponent(".config", isDirectory: true)
    return PresetFolder(base.appendingPathComponent("glissade/presets", isDirectory: true))
  }

  /// The names of a demo's presets, in alphabetical order.
  public func names(demo: String) -> [String] {
    let names = (try? files.contentsOfDirectory(atPath: folder(of: demo).path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Reads the preset that `name` stands for: one of the demo's in this folder, or the path of a file.
  ///
  /// A path is what contains a slash or ends in ".json".
  public func load(_ name: String, demo: String, tweaks: [Tweak]) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    let isPath = name.contains("/") || name.hasSuffix(".json")
    let file = isPath ? URL(fileURLWithPath: name) : try self.file(name, demo: demo)
    guard files.fileExists(atPath: file.path) else {
      if isPath { throw TweakError("\(name): there is no such file") }
      let names = names(demo: demo)
      let nearest = NearestName.find(name, among: names).map { "did you mean “\($0)”?" }
      let known = names.isEmpty ? "it has none yet in \(folder(of: demo).path)" : "there are \(names.joined(separator: ", "))"
      throw TweakError("\(demo) has no preset “\(name)”; \(nearest ?? known)")
    }
    let result = try PresetFormat.preset(from: try text(of: file), file: file.path, tweaks: tweaks)
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
    let file = try file(preset.name, demo: preset.demo)
    if files.fileExists(atPath: file.path) {
      do throws(TweakError) {
        _ = try PresetFormat.preset(from: try text(of: file), file: file.path, tweaks: tweaks)
      } catch {
        throw TweakError("\(error.message); it was left as it is: save under another name, or move that file away")
      }
    }
    do {
      try files.createDirectory(at: folder(of: preset.demo), withIntermediateDirectories: true)
      try Data(PresetFormat.text(of: preset, tweaks: tweaks).utf8).write(to: file, options: .atomic)
    } catch {
      throw TweakError("\(file.path) cannot be written: \(Self.reason(error))")
    }
    return file
  }

  private func folder(of demo: String) -> URL { url.appendingPathComponent(demo, isDirectory: true) }

  private func file(_ name: String, demo: String) throws(TweakError) -> URL {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0"), name.utf8.count <= 200 else {
      throw TweakError("“\(name)” cannot name a preset: use up to 200 letters, no slash, and no full stop at the beginning")
    }
    return folder(of: demo).appendingPathComponent(name + ".json")
  }

  private func text(of file: URL) throws(TweakError) -> String {
    let data: Data
    do {
      let size = (try files.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
      guard size <= Self.maximumSize else { throw TweakError("\(file.path): this is no preset: it has \(size) bytes") }
      data = try Data(contentsOf: file)
    } catch let error as TweakError {
      throw error
    } catch {
      throw TweakError("\(file.path) cannot be read: \(Self.reason(error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw TweakError("\(file.path): this is no text in UTF-8") }
    return text
  }

  private static func reason(_ error: any Error) -> String {
    if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return error.localizedDescription
  }
}
