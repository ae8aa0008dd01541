import Foundation
import Host

/// The target of the option `-o`: a file, or standard output for `-`.
package struct OutputTarget: Equatable, Sendable {
  package static let standardOutput = OutputTarget(path: "-")

  /// The path as the user gave it, for messages.
  let path: String
  /// The path by which the file is found, even if a demo's code changes the current folder.
  fileprivate let location: String

  package init(path: String) {
    self.path = path
    let isRelative = !path.hasPrefix("/") && !path.isEmpty && path != "-"
    location = isRelative ? FileManager.default.currentDirectoryPath + "/" + path : path
  }

  /// A Boolean value that indicates whether the target is standard output, under any name.
  var isStandardOutput: Bool { ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path) }

  /// The extension of the file's name in lowercase, or nil for standard output, a device or a pipe, which accept anything.
  var ending: String? {
    if isStandardOutput || FileKind(path) == .other { return nil }
    return (path as NSString).pathExtension.lowercased()
  }

  /// Throws an error if the file's name has an extension other than PNG's.
  ///
  /// - Parameter what: The content of the file, in words.
  package func requirePNG(for what: String) throws(GlissadeError) {
    guard let ending, ending != "png", FileKind(path) != .folder, !path.hasSuffix("/") else { return }
    throw .usage("\(what) is a PNG picture, whose name ends in .png; “\(path)” does not")
  }

  /// Returns the text format for the extension of the file's name, or nil if there is none.
  ///
  /// - Parameter what: The content of the file, in words.
  ///
  /// - Throws: A `GlissadeError` if the extension is that of an image or a film.
  package func format<Format: CaseIterable & RawRepresentable>(
    for what: String
  ) throws(GlissadeError) -> Format? where Format.RawValue == String {
    guard let ending else { return nil }
    if FilmFormat(rawValue: ending) != nil {
      let names = Format.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw .usage("\(what) is a text, in a file such as \(names); “\(path)” is a picture's name")
    }
    return Format(rawValue: ending)
  }

  /// Writes `data` atomically: the old contents remain until the new ones are complete.
  @MainActor
  package func write(_ data: Data, console: any Console) throws {
    switch try OutputPlace(self) {
    case .standardOutput: try console.write(data)
    case .device(let path):
      let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      if descriptor < 0 { throw Self.failure(path, SystemError.current) }
      defer { close(descriptor) }
      try data.writeAll(to: descriptor, name: "“\(path)”")
    case .replacing, .overwriting:
      let draft = try Draft(for: self)
      do {
        try draft.write(data)
        try draft.finish(console: console)
      } catch {
        draft.discard()
        throw error
      }
    }
  }

  /// Throws an error if the target can't be written, to fail before minutes of rendering. Only text may be written to a terminal.
  @MainActor
  package func check(isText: Bool, console: any Console) throws(GlissadeError) {
    switch try OutputPlace(self) {
    case .standardOutput:
      console.reserveOutput()
      guard isText || !console.isTerminal else {
        throw .usage("standard output is a terminal, which cannot show pictures: name a file, or redirect with > or |")
      }
    case .device(let path):
      if access(path, W_OK) != 0 { throw Self.failure(path, SystemError.current) }
    case .replacing, .overwriting: break
    }
  }

  static func failure(_ path: String, _ reason: String) -> GlissadeError { .cannotCreate("cannot write “\(path)”: \(reason)") }
}

enum OutputPlace: Equatable {
  case standardOutput
  /// A device or pipe, to which bytes are appended.
  case device(String)
  /// A file that is replaced or created. Links have been resolved.
  case replacing(String)
  /// A file that must remain the same file, as it has several names or its folder isn't writable.
  case overwriting(String)

  /// Finds the destination of a target.
  ///
  /// - Throws: A `GlissadeError` if nothing can be written.
  init(_ target: OutputTarget) throws(GlissadeError) {
    if target.isStandardOutput {
      self = .standardOutput
      return
    }
    var status = stat()
    if stat(target.location, &status) == 0 {
      try self.init(target.location, named: target.path, status)
    } else if errno == ENOENT {
      try self.init(newFile: target.location, named: target.path)
    } else {
      throw OutputTarget.failure(target.path, SystemError.current)
    }
  }

  /// Creates the destination of an existing file.
  private init(_ path: String, named name: String, _ status: stat) throws(GlissadeError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw OutputTarget.failure(name, "it is a folder")
    default:
      self = .device(path)
      return
    }
    // This also applies to a privileged user, as the file has been protected on purpose.
    if status.st_mode & 0o222 == 0 { throw OutputTarget.failure(name, "it is read-only") }
    if access(path, W_OK) != 0 { throw OutputTarget.failure(name, SystemError.current) }
    let file = Self.followingLinks(path)
    let belongsToOthers = status.st_uid != geteuid() && geteuid() != 0
    let isOverwritten = status.st_nlink > 1 || belongsToOthers || access(Self.folder(of: file), W_OK) != 0
    self = isOverwritten ? .overwriting(file) : .replacing(file)
  }

  private init(newFile path: String, named name: String) throws(GlissadeError) {
    let file = Self.followingLinks(path)
    if file.hasSuffix("/") { throw OutputTarget.failure(name, "there is no such folder") }
    let folder = Self.folder(of: file)
    guard FileKind(folder) == .folder else { throw OutputTarget.failure(name, "there is no folder “\(folder)”") }
    guard access(folder, W_OK) == 0 else { throw OutputTarget.failure(name, SystemError.current) }
    self = .replacing(file)
  }

  /// Returns the folder of a file. Foundation's own function traps on a name of one letter.
  static func folder(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the destination of a link, even if it doesn't exist yet, or the unchanged path of anything else.
  private static func followingLinks(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var path = path
    // The same limit as the system's.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
    }
    return path
  }
}
