import Foundation

/// A file that is being written, and takes the place of the one that was asked for once it is whole.
///
/// It lies beside that file under a name of its own, or in the folder for temporary files where nothing can lie beside it. It is
/// gone if the work fails or a signal ends the program.
final class Draft {
  /// Where it lies: absolute, so that no program takes it for an option or an address.
  let path: String
  private let target: OutputTarget
  private let place: OutputPlace
  private var descriptor: Int32
  private let leftover: Leftovers.Item?

  /// Begins an empty file.
  init(for target: OutputTarget) throws(CommandFailure) {
    self.target = target
    place = try OutputPlace(target)
    let folder: String
    var mode: mode_t = 0o600
    switch place {
    case .replacing(let file):
      folder = OutputPlace.folder(of: file)
      mode = Self.mode(of: file) ?? 0o666
    case .standardOutput, .device, .overwriting: folder = Self.temporaryFolder
    }
    let resolved = realpath(folder, nil)
    defer { free(resolved) }
    guard let resolved else { throw Self.failure(target, folder) }
    let base = String(cString: resolved)
    var path = ""
    repeat {
      // A name that nobody could have guessed, of a file that nobody has made yet.
      path = (base == "/" ? "" : base) + "/.glissade-" + String(UInt64.random(in: 0 ... .max), radix: 36)
      descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode & 0o777)
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else { throw Self.failure(target, base) }
    self.path = path
    leftover = Leftovers.add(file: path)
  }

  deinit { discard() }

  private static func failure(_ target: OutputTarget, _ folder: String) -> CommandFailure {
    let reason = SystemError.current
    if let place = try? OutputPlace(target), case .replacing = place { return OutputTarget.failure(target.path, reason) }
    return OutputTarget.failure(target.path, "the folder for temporary files, “\(folder)”, does not take any: \(reason); set TMPDIR")
  }

  private static func mode(of file: String) -> mode_t? {
    var status = stat()
    return stat(file, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// As other programs have it: Foundation's own falls back on another one where this does not exist.
  private static var temporaryFolder: String {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return named.isEmpty ? "/tmp" : named
  }

  private var name: String { target.isStandardOutput ? "standard output" : "“\(target.path)”" }

  // MARK: Writing

  /// Adds bytes at the end.
  func write(_ data: Data) throws { try data.writeAll(to: descriptor, name: name) }

  /// Whether nothing has been written, by whomever.
  var isEmpty: Bool {
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_size == 0
  }

  /// Replaces the first bytes by as many others, after which nothing can be added.
  func replaceBeginning(with data: Data) throws {
    lseek(descriptor, 0, SEEK_SET)
    try write(data)
  }

  /// Puts the file where it was asked for; a console is needed for standard output alone.
  @MainActor
  func finish(console: (any Console)? = nil) throws {
    switch place {
    case .standardOutput: try copy { try console?.write($0) }
    case .device(let file): try copy(into: file, flags: O_WRONLY | O_APPEND)
    case .overwriting(let file):
      do {
        try copy(into: file, flags: O_WRONLY | O_TRUNC)
      } catch let failure as CommandFailure {
        // What was there is gone: at least nothing that is new is lost.
        leftover?.forget()
        throw CommandFailure.cannotCreate(failure.message + "; what was to be written is in “\(path)”")
      }
    case .replacing(let file):
      keepOwnerAndMode(of: file)
      guard rename(path, file) == 0 else { throw OutputTarget.failure(target.path, SystemError.current) }
      leftover?.forget()
    }
    discard()
  }

  /// Removes the file if it is still there.
  func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    leftover?.remove()
  }

  private func keepOwnerAndMode(of file: String) {
    var status = stat()
    guard stat(file, &status) == 0 else { return }
    // Not everybody may give files away; then the new one is the writer's.
    let isKept = fchown(descriptor, status.st_uid, status.st_gid) == 0
    fchmod(descriptor, status.st_mode & (isKept ? 0o7777 : 0o777))
  }

  private func copy(into file: String, flags: Int32) throws {
    let output = open(file, flags | O_CLOEXEC)
    guard output >= 0 else { throw OutputTarget.failure(target.path, SystemError.current) }
    do {
      try copy { try $0.writeAll(to: output, name: name) }
    } catch {
      close(output)
      throw error
    }
    guard close(output) == 0 else { throw OutputTarget.failure(target.path, SystemError.current) }
  }

  private func copy(_ write: (Data) throws -> Void) throws {
    lseek(descriptor, 0, SEEK_SET)
    var buffer = Data(count: 1 << 20)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return }
      if count > 0 { try write(buffer.prefix(count)) } else if errno != EINTR { throw OutputTarget.failure(path, SystemError.current) }
    }
  }
}
