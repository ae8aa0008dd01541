import Foundation

/// A file in progress, which replaces the requested file once it is complete.
///
/// It is in the same folder under a different name or, if that is impossible, in the folder for temporary files. It is removed if the work
/// fails or a signal ends the program.
final class Draft {
  /// The absolute path, so that no program mistakes it for an option or a URL.
  let path: String
  private let target: OutputTarget
  private let place: OutputPlace
  private var descriptor: Int32
  private let cleanup: CleanupList.Item?

  /// Creates an empty file.
  init(for target: OutputTarget) throws(GlissadeError) {
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
      path = (base == "/" ? "" : base) + "/.glissade-" + String(UInt64.random(in: 0 ... .max), radix: 36)
      descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode & 0o777)
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else { throw Self.failure(target, base) }
    self.path = path
    cleanup = CleanupList.add(file: path)
  }

  deinit { discard() }

  private static func failure(_ target: OutputTarget, _ folder: String) -> GlissadeError {
    let reason = SystemError.current
    if let place = try? OutputPlace(target), case .replacing = place { return OutputTarget.failure(target.path, reason) }
    return .cannotCreate("cannot create a file in the temporary folder “\(folder)”: \(reason); set TMPDIR to another folder")
  }

  private static func mode(of file: String) -> mode_t? {
    var status = stat()
    return stat(file, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The folder for temporary files, determined as by other programs. Foundation falls back to another one if it doesn't exist.
  private static var temporaryFolder: String {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return named.isEmpty ? "/tmp" : named
  }

  private var name: String { target.isStandardOutput ? "standard output" : "“\(target.path)”" }

  private var draftName: String {
    if case .replacing = place { return name }
    return "a draft of \(name) into the temporary folder “\((path as NSString).deletingLastPathComponent)”"
  }

  func write(_ data: Data) throws { try data.writeAll(to: descriptor, name: draftName) }

  /// A Boolean value that indicates whether the file is empty, also if another process writes it.
  var isEmpty: Bool {
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_size == 0
  }

  /// Overwrites the first bytes. Nothing can be appended after that.
  func replaceBeginning(with data: Data) throws {
    lseek(descriptor, 0, SEEK_SET)
    try write(data)
  }

  /// Moves the file to its destination. Only standard output needs a console.
  @MainActor
  func finish(console: (any Console)? = nil) throws {
    switch place {
    case .standardOutput: try copy { try console?.write($0) }
    case .device(let file): try copy(into: file, flags: O_WRONLY | O_APPEND)
    case .overwriting(let file):
      do {
        try copy(into: file, flags: O_WRONLY | O_TRUNC)
      } catch let failure as GlissadeError {
        // The old contents are gone, so at least the new ones are kept.
        cleanup?.forget()
        throw GlissadeError.cannotCreate(failure.message + "; the new contents are in “\(path)”")
      }
    case .replacing(let file):
      keepOwnerAndMode(of: file)
      guard rename(path, file) == 0 else { throw OutputTarget.failure(target.path, SystemError.current) }
      cleanup?.forget()
    }
    discard()
  }

  func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    cleanup?.remove()
  }

  private func keepOwnerAndMode(of file: String) {
    var status = stat()
    guard stat(file, &status) == 0 else { return }
    // Only a privileged process may change the owner. Otherwise the new file belongs to the writer.
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
