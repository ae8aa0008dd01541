import Foundation

/// Reads files that the user names, and explains in words why one can't be read.
package enum InputFile {
  package struct Unreadable: Error, Equatable {
    /// A clause that follows "cannot be read: ".
    package var reason: String
  }

  /// Returns the bytes of a regular file or a pipe, at most `limit`. A device is refused before it is opened, because some never end.
  package static func data(at path: String, limit: Int) throws(Unreadable) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Unreadable(reason: errno == ENOENT ? "there is no such file" : system) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw Unreadable(reason: "it is a folder")
    default: throw Unreadable(reason: "it is not a regular file")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(reason: system) }
    defer { close(descriptor) }
    // One byte more than allowed indicates that there is more.
    let size = min(max(Int(status.st_size), 65_535), limit)
    var data = Data(count: size + 1)
    var count = 0
    while true {
      if count == data.count { data.count = min(count * 2, limit + 1) }
      let read = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + count, $0.count - count) }
      if read == 0 { break }
      if read < 0 {
        if errno == EINTR { continue }
        throw Unreadable(reason: system)
      }
      count += read
      if count > limit { throw Unreadable(reason: "it is larger than \(limit >> 20) MB") }
    }
    return data.prefix(count)
  }

  private static var system: String { String(cString: strerror(errno)) }
}
