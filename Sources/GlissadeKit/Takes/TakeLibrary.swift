import Foundation
import Tweaks

/// The takes that can be played: the person's own, and those that come with the program.
public struct TakeLibrary: Sendable {
  let own: DocumentFolder
  let shipped: [DocumentFolder]

  /// - Parameters:
  ///   - own: the folder in which recordings are kept.
  ///   - shipped: where those lie that come with the program; the first that has a take counts.
  public init(own: URL, shipped: [URL]) {
    self.own = Self.folder(own)
    self.shipped = shipped.map(Self.folder)
  }

  /// An hour of a hand that never rests has some fifteen megabytes.
  private static func folder(_ url: URL) -> DocumentFolder { DocumentFolder(url, kind: "take", maximumSize: 64 << 20) }

  /// `$XDG_DATA_HOME/glissade/takes`, or `~/.local/share/glissade/takes` where the variable is not set to an absolute path.
  static func standard(environment: [String: String], assets: AssetFolders) -> TakeLibrary {
    let base = DocumentFolder.base("XDG_DATA_HOME", orHome: ".local/share", environment: environment)
    return TakeLibrary(
      own: base.appendingPathComponent("glissade/takes", isDirectory: true),
      shipped: assets.candidates.map { URL(fileURLWithPath: $0 + "/Takes", isDirectory: true) })
  }

  /// The names of a demo's takes, in alphabetical order.
  public func names(demo: String) -> [String] {
    Set(([own] + shipped).flatMap { $0.names(demo: demo) }).sorted()
  }

  /// Reads the take that `name` stands for: one of the demo's, the person's own before a shipped one of that name, or the path of a
  /// file. A path is what contains a slash or ends in ".json".
  public func load(_ name: String, demo: String) throws(TweakError) -> Take {
    try load(name, demo: demo, in: [own] + shipped)
  }

  private func load(_ name: String, demo: String, in folders: [DocumentFolder]) throws(TweakError) -> Take {
    let take = try read(try file(name, demo: demo, in: folders))
    guard take.demo == demo else { throw TweakError("\(name): this take belongs to \(take.demo), not to \(demo)") }
    return take
  }

  /// Reads all takes of a demo; those that cannot be read are left out and told to `complain`.
  func loadAll(demo: String, includingOwn: Bool, _ complain: (TweakError) -> Void) -> [Take] {
    let folders = includingOwn ? [own] + shipped : shipped
    return Set(folders.flatMap { $0.names(demo: demo) }).sorted().compactMap { name in
      do throws(TweakError) {
        return try load(name, demo: demo, in: folders)
      } catch {
        complain(error)
        return nil
      }
    }
  }

  private func file(_ name: String, demo: String, in folders: [DocumentFolder]) throws(TweakError) -> URL {
    if DocumentFolder.isPath(name) {
      guard FileManager.default.fileExists(atPath: name) else { throw TweakError("\(name): there is no such file") }
      return URL(fileURLWithPath: name)
    }
    for folder in folders {
      let file = try folder.file(name, demo: demo)
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    let names = names(demo: demo)
    let nearest = NearestName.find(name, among: names).map { "did you mean “\($0)”?" }
    let known = names.isEmpty ? "it has none yet" : "there are \(names.joined(separator: ", "))"
    throw TweakError("\(demo) has no take “\(name)”; \(nearest ?? known)")
  }

  func read(_ file: URL) throws(TweakError) -> Take {
    try TakeFormat.take(from: try own.text(of: file), file: file.path)
  }

  /// Keeps a take among the person's own, whole or not at all, and returns its file.
  @discardableResult
  public func save(_ take: Take) throws(TweakError) -> URL {
    try own.write(TakeFormat.text(of: take), name: take.name, demo: take.demo) { (text, file) throws(TweakError) in
      _ = try TakeFormat.take(from: text, file: file)
    }
  }

  /// Keeps a take among the person's own beside any other of its name, and returns its file. One that is there already stays as it is.
  func keep(_ take: Take) throws(TweakError) -> URL {
    var named = take
    for number in 1... {
      if number > 1 { named.name = "\(take.name)-\(number)" }
      let file = try own.file(named.name, demo: named.demo)
      guard FileManager.default.fileExists(atPath: file.path) else { break }
      if (try? read(file)) == named { return file }
    }
    return try save(named)
  }

  /// A name for the next recording on a demo, one that no take has: "take-3".
  public func nextName(demo: String) -> String {
    let names = Set(names(demo: demo))
    return (1...).lazy.map { "take-\($0)" }.first { !names.contains($0) } ?? "take"
  }
}
