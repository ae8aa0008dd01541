import Foundation

/// What `-o` names: a file, or standard output when it is `-`.
struct OutputTarget: Equatable, Sendable {
  static let standardOutput = OutputTarget(path: "-")

  let path: String

  /// Writes `data` whole or not at all: what was there before stays until the new bytes are safely beside it.
  @MainActor
  func write(_ data: Data, console: any Console) throws {
    if self == .standardOutput {
      try console.write(data)
    } else {
      try Self.replaceFile(at: path, with: data)
    }
  }

  /// Says early, before minutes of rendering, that the file could not be written.
  func check() throws {
    guard self != .standardOutput else { return }
    let kind = FileKind(path)
    if kind == .folder { throw CommandFailure.cannotCreate("cannot write “\(path)”: it is a folder") }
    let folder = Self.folder(of: path)
    if FileKind(folder) != .folder { throw CommandFailure.cannotCreate("cannot write “\(path)”: there is no folder “\(folder)”") }
    let written = kind == .other ? path : folder
    if access(written, W_OK) != 0 { throw CommandFailure.cannotCreate("cannot write “\(path)”: \(SystemError.current)") }
  }

  private static func replaceFile(at path: String, with data: Data) throws {
    // A device or pipe is written into; a link keeps pointing where it does, and what it points to is replaced.
    if FileKind(path) == .other {
      return try write(data, into: path, flags: O_WRONLY)
    }
    let target = realpath(path) ?? path
    let draft = folder(of: target) + "/.glissade-\(getpid())-" + (target as NSString).lastPathComponent
    do {
      try write(data, into: draft, flags: O_WRONLY | O_CREAT | O_TRUNC, named: path)
      if rename(draft, target) != 0 { throw CommandFailure.cannotCreate("cannot write “\(path)”: \(SystemError.current)") }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func write(_ data: Data, into file: String, flags: Int32, named name: String? = nil) throws {
    let name = name ?? file
    let descriptor = open(file, flags | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw CommandFailure.cannotCreate("cannot write “\(name)”: \(SystemError.current)") }
    do {
      try data.writeAll(to: descriptor, name: "“\(name)”")
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw CommandFailure.cannotCreate("cannot write “\(name)”: \(SystemError.current)") }
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private static func realpath(_ path: String) -> String? {
    guard let resolved = Foundation.realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// What stands at a path, links followed.
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
