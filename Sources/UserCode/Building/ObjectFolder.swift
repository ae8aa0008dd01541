import Foundation
import Host
import Rehearsal
import SourceReport

/// The compiled files of a person's project. After a change, the compiler makes only those anew that the change concerns.
///
/// Each version needs a module of another name, as Swift's runtime would treat two modules of the same name as one. But files are compiled
/// again if the name of their module changes. So all versions are compiled under one name, and each gets copies of the object files in
/// which another name of the same length takes its place.
final class ObjectFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The open file whose lock keeps others from using the folder at the same time, or -1.
  private let lock: Int32

  /// The number of files from which object files are worth keeping.
  static let fewestFiles = 4

  /// Takes the folder of a project in a store, where later starts of the program find it again. If it can't be used or another build uses it
  /// at this time, the folder is one in `workspace`, for this build alone.
  ///
  /// - Parameters:
  ///   - files: The paths of the person's files.
  ///   - toolchain: A text that changes with the compiler and with Glissade's modules.
  ///   - name: The name of the build, unique in the program.
  init(for files: [String], toolchain: String, in store: ModuleStore, named name: String, or workspace: String) throws {
    var hash = StableHash()
    for text in [toolchain] + files {
      hash.add(text.utf8)
      hash.add([0])
    }
    let folder = "Objects-\(String(hash.value, radix: 16))"
    if let usual = store.subfolder(folder), let lock = Self.lock("\(usual)/lock") {
      (path, self.lock) = (usual, lock)
      store.prune(keeping: [folder])
    } else {
      (path, lock) = ("\(workspace)/Objects-\(name)", -1)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Locks a file, and returns its descriptor, or nil if it is locked already.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Writes the ported files that have changed, and returns all of their paths.
  func update(_ report: SourceReport, entry: String) throws -> [String] {
    let sources = report.files.map(\.portedPath) + [entry]
    let paths = sources.map { "\(path)/\(($0 as NSString).lastPathComponent)" }
    for (source, target) in zip(sources, paths) {
      let text = try Data(contentsOf: URL(fileURLWithPath: source))
      if FileManager.default.contents(atPath: target) != text { try text.write(to: URL(fileURLWithPath: target)) }
    }
    return paths
  }

  /// Writes the compiler's list of what it makes of each source, and returns its path.
  func map(of sources: [String]) throws -> String {
    var map = ["": ["swift-dependencies": "\(path)/module.swiftdeps"]]
    for source in sources {
      map[source] = ["object": object(of: source), "swift-dependencies": stem(of: source) + ".swiftdeps"]
    }
    let target = "\(path)/map.json"
    let data = try JSONSerialization.data(withJSONObject: map, options: .sortedKeys)
    if FileManager.default.contents(atPath: target) != data { try data.write(to: URL(fileURLWithPath: target)) }
    return target
  }

  /// Writes copies of the object files for a module of another name, and returns their paths.
  func copies(for sources: [String], named name: String, into folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try sources.map { source in
      var object = try Data(contentsOf: URL(fileURLWithPath: object(of: source)))
      Self.replace(CodeWorkspace.commonModuleName, by: name, in: &object)
      let copy = "\(folder)/\((stem(of: source) as NSString).lastPathComponent).o"
      try object.write(to: URL(fileURLWithPath: copy))
      return copy
    }
  }

  private func stem(of source: String) -> String {
    "\(path)/\((source as NSString).lastPathComponent.dropLast(".swift".count))"
  }

  private func object(of source: String) -> String { stem(of: source) + ".o" }

  /// Replaces a name by one of the same length everywhere in data.
  static func replace(_ name: String, by other: String, in data: inout Data) {
    guard name.utf8.count == other.utf8.count else { fatalError("“\(other)” is not as long as “\(name)”, whose place it takes") }
    let (old, new) = (Array(name.utf8), Array(other.utf8))
    data.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var place = 0
      while place + old.count <= bytes.count, let found = memchr(start + place, Int32(old[0]), bytes.count - old.count - place + 1) {
        let isName = memcmp(found, old, old.count) == 0
        if isName { found.copyMemory(from: new, byteCount: new.count) }
        place = found - start + (isName ? new.count : 1)
      }
    }
  }
}
