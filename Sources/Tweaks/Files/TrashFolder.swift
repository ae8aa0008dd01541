import Foundation

/// A trash folder of the desktop: `files` contains the deleted files, and `info` contains their origins and dates.
struct TrashFolder {
  let url: URL
  /// The top folder of the volume, which paths are relative to, or nil for the home trash, whose paths are absolute.
  let top: URL?

  struct Failure: Error {
    /// As in `errno`.
    let code: Int32
  }

  /// Moves the file at `path` into this trash, under an unused name.
  func take(_ path: String) throws(Failure) -> URL {
    let files = url.appendingPathComponent("files", isDirectory: true)
    let info = url.appendingPathComponent("info", isDirectory: true)
    for folder in [files, info] { try Self.make(folder) }
    let name = (path as NSString).lastPathComponent
    var number = 1
    while true {
      let candidate = number == 1 ? name : Self.name(name, number)
      number += 1
      let note = info.appendingPathComponent(candidate + ".trashinfo").path
      let descriptor = open(note, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      // The note comes first, and only one program can create it. From then on the name is taken.
      guard descriptor >= 0 else {
        guard errno == EEXIST else { throw Failure(code: errno) }
        continue
      }
      let target = files.appendingPathComponent(candidate)
      do throws(Failure) {
        defer { close(descriptor) }
        try write(about: path, to: descriptor)
        guard Self.status(of: target.path) == nil else { throw Failure(code: EEXIST) }
        guard rename(path, target.path) == 0 else { throw Failure(code: errno) }
        return target
      } catch {
        unlink(note)
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  private func write(about path: String, to descriptor: Int32) throws(Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    // The current time is when the note was created.
    var now = status.st_mtim.tv_sec
    var local = tm()
    localtime_r(&now, &local)
    let date = String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min,
      local.tm_sec)
    let bytes = Array("[Trash Info]\nPath=\(Self.escaped(recordedPath(path)))\nDeletionDate=\(date)\n".utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure(code: ENOSPC) }
  }

  private func recordedPath(_ path: String) -> String {
    guard let top else { return path }
    return String(path.dropFirst(top.path == "/" ? 1 : top.path.utf8.count + 1))
  }

  /// Escapes a path as in a URL: letters, digits, slashes, and a few other characters stay unchanged.
  private static func escaped(_ path: String) -> String {
    let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
  }

  /// Returns a numbered name, such as "soft 2.json" for the second "soft.json".
  private static func name(_ name: String, _ number: Int) -> String {
    let parts = name as NSString
    let suffix = parts.pathExtension.isEmpty ? "" : "." + parts.pathExtension
    return "\(parts.deletingPathExtension) \(number)\(suffix)"
  }

  private static func make(_ folder: URL) throws(Failure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw Failure(code: underlying.map { Int32($0.code) } ?? EACCES)
    }
  }

  /// Returns the status of the file at a path, without following a link, or nil if there is none.
  static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}
