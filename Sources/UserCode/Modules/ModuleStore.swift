import Foundation
import Rehearsal
import Tweaks

/// The folder of compiled modules that later starts of the program use again. The program runs code from it, so nobody else can open it.
struct ModuleStore: Sendable {
  /// The largest number of modules that stay, and of bytes that they take.
  struct Bounds: Equatable, Sendable {
    var count = 20
    var bytes = 500 << 20
  }

  /// The path of the folder. It belongs to this user alone, or nothing is stored.
  let path: String
  var bounds = Bounds()

  /// A folder for an environment: `$XDG_CACHE_HOME/glissade/NAME`, below `~/.cache` if the variable isn't an absolute path.
  static func standard(_ name: String, environment: [String: String]) -> ModuleStore {
    ModuleStore(path: BaseFolder.cache.url("glissade/\(name)", environment: environment).path)
  }

  /// The beginning of the names of folders in which a module is being built.
  static let draftPrefix = ".draft-"
  /// The age in seconds from which a draft has been left behind by a program that no longer runs.
  private static let oldestDraft: TimeInterval = 3600

  /// Returns the folder of a stored module, or nil if there is none that only this user could have written. It counts as used now.
  func folder(of module: String) -> String? {
    let folder = "\(path)/\(module)"
    guard PrivateFolder.isPrivate(path), PrivateFolder.isPrivate(folder) else { return nil }
    guard ["\(module).so", "\(module).swiftmodule", "Interface.swift"].allSatisfy({ Self.isFile("\(folder)/\($0)") }) else { return nil }
    utimes(folder, nil)
    return folder
  }

  /// Creates an empty folder for the files of a module that is about to be built.
  ///
  /// - Throws: A `GlissadeError` if the store is open to others or can't be written.
  func draft() throws(GlissadeError) -> String {
    try create()
    return try PrivateFolder.create(in: path, prefix: Self.draftPrefix)
  }

  /// Returns a folder for files that are changed in place, which is created if it doesn't exist, or nil if it could be another user's.
  func subfolder(_ name: String) -> String? {
    guard (try? create()) != nil else { return nil }
    let folder = "\(path)/\(name)"
    mkdir(folder, 0o700)
    guard PrivateFolder.isPrivate(folder) else { return nil }
    utimes(folder, nil)
    return folder
  }

  private func create() throws(GlissadeError) {
    let parent = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    mkdir(path, 0o700)
    guard PrivateFolder.isPrivate(path) else {
      throw .cannotCreate("compiled modules are not kept: “\(path)” is not a folder that only you can open")
    }
  }

  /// Moves a finished draft to its place at once, and returns its folder: that of another program, if that was faster.
  ///
  /// - Throws: A `GlissadeError` if there is something else in its place.
  func publish(_ draft: String, as module: String) throws(GlissadeError) -> String {
    let target = "\(path)/\(module)"
    if rename(draft, target) == 0 { return target }
    let reason = String(cString: strerror(errno))
    defer { PrivateFolder.remove(draft) }
    if let other = folder(of: module) { return other }
    throw .cannotCreate("the compiled module \(module) cannot be stored in “\(path)”: \(reason)")
  }

  /// Removes the modules that haven't been used for longest until the rest keeps within the bounds. Those in `kept` stay.
  func prune(keeping kept: Set<String>) {
    guard PrivateFolder.isPrivate(path) else { return }
    let entries = SwiftFiles.names(in: path).compactMap { Entry("\(path)/\($0)") }
    // The newest entry tells the present time.
    let latest = entries.map(\.used).max() ?? .distantPast
    for draft in entries where draft.isDraft && latest.timeIntervalSince(draft.used) > Self.oldestDraft { PrivateFolder.remove(draft.path) }
    var modules = entries.filter { !$0.isDraft }.sorted { $0.used > $1.used }
    var bytes = modules.reduce(0) { $0 + $1.bytes }
    while let last = modules.last(where: { !kept.contains($0.name) }), modules.count > bounds.count || bytes > bounds.bytes {
      PrivateFolder.remove(last.path)
      bytes -= last.bytes
      modules.removeAll { $0.name == last.name }
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG && information.st_uid == geteuid()
  }

  private struct Entry {
    let path: String
    let used: Date
    let bytes: Int

    init?(_ path: String) {
      var information = stat()
      guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else { return nil }
      self.path = path
      used = Date(timeIntervalSince1970: TimeInterval(information.st_mtim.tv_sec) + TimeInterval(information.st_mtim.tv_nsec) / 1e9)
      bytes = SwiftFiles.names(in: path).reduce(0) { sum, name in
        lstat("\(path)/\(name)", &information) == 0 ? sum + Int(information.st_size) : sum
      }
    }

    var name: String { (path as NSString).lastPathComponent }
    var isDraft: Bool { name.hasPrefix(ModuleStore.draftPrefix) }
  }
}
