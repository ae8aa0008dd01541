import Foundation
import Tweaks

/// The takes that can be played: the user's own, and those that come with the program.
package struct TakeLibrary: Sendable {
  let own: DocumentFolder
  let shipped: [DocumentFolder]

  /// Creates a library with the folder for the user's recordings and those with the program's takes. The first folder that contains a take
  /// wins.
  package init(own: URL, shipped: [URL]) {
    self.own = Self.folder(own)
    self.shipped = shipped.map(Self.folder)
  }

  /// A folder of takes. An hour of continuous input is about fifteen megabytes.
  private static func folder(_ url: URL) -> DocumentFolder { DocumentFolder(url, kind: "take", maximumSize: 64 << 20) }

  /// Returns the library in `$XDG_DATA_HOME/glissade/takes`, or `~/.local/share/glissade/takes` if the variable is not an absolute path.
  package static func standard(environment: [String: String], assets: AssetFolders) -> TakeLibrary {
    TakeLibrary(
      own: BaseFolder.data.url("glissade/takes", environment: environment),
      shipped: assets.candidates.map { URL(fileURLWithPath: $0 + "/Takes", isDirectory: true) })
  }

  package func names(demo: String) -> [String] {
    ownNames(demo: demo).union(shipped.flatMap { $0.names(demo: demo) }).sorted()
  }

  func ownNames(demo: String) -> Set<String> {
    Set(TakeOwner(demo).folders(in: own.url).flatMap { own.names(demo: $0) })
  }

  /// Returns the file of one of the user's own takes, or that of a new take with this name.
  func ownFile(_ name: String, demo: String) throws(TweakError) -> URL {
    let owner = TakeOwner(demo)
    for id in owner.folders(in: own.url) {
      let file = try own.file(name, demo: id)
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return try own.file(name, demo: owner.id)
  }

  /// Returns the take with the given name or path. A name that contains a slash or ends in ".json" is a path.
  ///
  /// The user's own takes take precedence over shipped ones with the same name. Throws if there is no such take, or if it belongs to
  /// another demo.
  package func load(_ name: String, demo: String) throws(TweakError) -> Take {
    try load(name, demo: demo, in: [own] + shipped)
  }

  private func load(_ name: String, demo: String, in folders: [DocumentFolder]) throws(TweakError) -> Take {
    let take = try read(try file(name, demo: demo, in: folders))
    let owner = TakeOwner(demo)
    guard owner.plays(take.demo) else {
      throw TweakError("\(name): this take belongs to \(TakeOwner(take.demo).id), not to \(owner.id)")
    }
    return take
  }

  /// Returns all takes of a demo except those that can't be read, which are reported to `printError`.
  package func loadAll(demo: String, includingOwn: Bool, _ printError: (TweakError) -> Void) -> [Take] {
    let folders = includingOwn ? [own] + shipped : shipped
    return (includingOwn ? names(demo: demo) : Set(shipped.flatMap { $0.names(demo: demo) }).sorted()).compactMap { name in
      do throws(TweakError) {
        return try load(name, demo: demo, in: folders)
      } catch {
        printError(error)
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
      let file = folder.url == own.url ? try ownFile(name, demo: demo) : try folder.file(name, demo: demo)
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    let names = names(demo: demo)
    let nearest = NearestName.find(name, among: names).map { "did you mean “\($0)”?" }
    let known = names.isEmpty ? "it has none yet" : "there are \(names.joined(separator: ", "))"
    throw TweakError("\(TakeOwner(demo).id) has no take “\(name)”; \(nearest ?? known)")
  }

  func read(_ file: URL) throws(TweakError) -> Take {
    try TakeFormat.take(from: try own.text(of: file), file: file.path)
  }

  /// Saves a take among the user's own, atomically, and returns its file.
  @discardableResult
  package func save(_ take: Take) throws(TweakError) -> URL {
    let file = try ownFile(take.name, demo: take.demo)
    try own.write(TakeFormat.text(of: take), to: file) { (text, file) throws(TweakError) in
      _ = try TakeFormat.take(from: text, file: file)
    }
    return file
  }

  /// Saves a new recording under the next unused name, without a race with other windows, and returns it with its file.
  package func saveNext(_ take: Take) throws(TweakError) -> (take: Take, file: URL) {
    try FileLock.locking(own.url) { () throws(TweakError) in
      var take = take
      take.name = nextName(demo: take.demo)
      return (take, try save(take))
    }
  }

  /// Saves a take among the user's own under an unused name, and returns its file. An identical take that already exists isn't saved again.
  package func keep(_ take: Take) throws(TweakError) -> URL {
    var named = take
    for number in 1... {
      if number > 1 { named.name = "\(take.name)-\(number)" }
      let file = try ownFile(named.name, demo: named.demo)
      guard FileManager.default.fileExists(atPath: file.path) else { break }
      if (try? read(file)) == named { return file }
    }
    return try save(named)
  }

  /// Returns an unused name for the next recording of a demo, such as "take-3".
  package func nextName(demo: String) -> String {
    let names = Set(names(demo: demo))
    return (1...).lazy.map { "take-\($0)" }.first { !names.contains($0) } ?? "take"
  }
}
