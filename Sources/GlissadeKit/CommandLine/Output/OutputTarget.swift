import Foundation

/// What `-o` names: a file, or standard output when it is `-`.
struct OutputTarget: Equatable, Sendable {
  static let standardOutput = OutputTarget(path: "-")

  let path: String

  /// Whether this is standard output, under whatever name.
  var isStandardOutput: Bool { ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path) }

  /// The end of the file's name, in small letters without the full stop; nil for standard output, a device or a pipe, which take
  /// anything.
  var ending: String? {
    if isStandardOutput || FileKind(path) == .other { return nil }
    return (path as NSString).pathExtension.lowercased()
  }

  /// Fails where the file's name says that it is something else than a PNG picture.
  ///
  /// - Parameter what: what will be written, in words.
  func requirePNG(for what: String) throws(CommandFailure) {
    guard let ending, ending != "png", FileKind(path) != .folder, !path.hasSuffix("/") else { return }
    throw .usage("\(what) is a PNG picture, whose name ends in .png; “\(path)” does not")
  }

  /// The format of texts that the file's name ends in; nil where it says nothing. Fails where it is a picture's or a film's name.
  ///
  /// - Parameter what: what will be written, in words.
  func format<Format: CaseIterable & RawRepresentable>(
    for what: String
  ) throws(CommandFailure) -> Format? where Format.RawValue == String {
    guard let ending else { return nil }
    if FilmFormat(rawValue: ending) != nil {
      let names = Format.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw .usage("\(what) is a text, in a file such as \(names); “\(path)” is a picture's name")
    }
    return Format(rawValue: ending)
  }

  /// Writes `data` whole or not at all: what was there before stays until the new bytes are safely beside it.
  @MainActor
  func write(_ data: Data, console: any Console) throws {
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

  /// Says early, before minutes of rendering, that nothing could be written there.
  ///
  /// - Parameter isText: whether a terminal may show what will be written.
  @MainActor
  func check(isText: Bool, console: any Console) throws(CommandFailure) {
    switch try OutputPlace(self) {
    case .standardOutput:
      guard isText || !console.isTerminal else {
        throw .usage("standard output is a terminal, which cannot show pictures: name a file, or send it on with > or |")
      }
    case .device(let path):
      if access(path, W_OK) != 0 { throw Self.failure(path, SystemError.current) }
    case .replacing, .overwriting: break
    }
  }

  static func failure(_ path: String, _ reason: String) -> CommandFailure { .cannotCreate("cannot write “\(path)”: \(reason)") }
}

/// Where the bytes for an output have to go.
enum OutputPlace: Equatable {
  case standardOutput
  /// A device or pipe, into which bytes are written one after the other.
  case device(String)
  /// A file that a new one takes the place of, or that is not there yet. Links have been followed.
  case replacing(String)
  /// A file that has to stay the same one: it has other names as well, or nothing new may be put into its folder.
  case overwriting(String)

  /// Finds out, and fails where nothing can be written.
  init(_ target: OutputTarget) throws(CommandFailure) {
    if target.isStandardOutput {
      self = .standardOutput
      return
    }
    var status = stat()
    if stat(target.path, &status) == 0 {
      try self.init(target.path, status)
    } else if errno == ENOENT {
      try self.init(newFile: target.path)
    } else {
      throw OutputTarget.failure(target.path, SystemError.current)
    }
  }

  /// For what is there already.
  private init(_ path: String, _ status: stat) throws(CommandFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw OutputTarget.failure(path, "it is a folder")
    default:
      self = .device(path)
      return
    }
    // Who may do anything is stopped as well: somebody has marked the file as one to be kept.
    if status.st_mode & 0o222 == 0 { throw OutputTarget.failure(path, "it is read-only") }
    if access(path, W_OK) != 0 { throw OutputTarget.failure(path, SystemError.current) }
    let file = Self.followingLinks(path)
    let isOthers = status.st_uid != geteuid() && geteuid() != 0
    let staysItself = status.st_nlink > 1 || isOthers || access(Self.folder(of: file), W_OK) != 0
    self = staysItself ? .overwriting(file) : .replacing(file)
  }

  private init(newFile path: String) throws(CommandFailure) {
    let file = Self.followingLinks(path)
    if file.hasSuffix("/") { throw OutputTarget.failure(path, "there is no such folder") }
    let folder = Self.folder(of: file)
    guard FileKind(folder) == .folder else { throw OutputTarget.failure(path, "there is no folder “\(folder)”") }
    guard access(folder, W_OK) == 0 else { throw OutputTarget.failure(path, SystemError.current) }
    self = .replacing(file)
  }

  /// The folder that a file lies in. (Foundation's own function traps at a name of one letter.)
  static func folder(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where a link leads, though there may be nothing yet; a path that is no link as it is.
  private static func followingLinks(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var path = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
    }
    return path
  }
}

/// What is found at a path, links followed.
enum FileKind {
  case nothing, file, folder, other

  init(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      self = .nothing
      return
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
