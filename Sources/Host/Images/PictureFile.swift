import Foundation

/// A file that is open to be read as a picture.
package final class PictureFile {
  /// The size above which a file is refused, in bytes.
  package static let maximumSize = 512 << 20

  /// The path with which the file was opened.
  package let path: FilePath
  /// The file's descriptor, which is closed with this object.
  package let descriptor: Int32
  /// In bytes.
  package let size: Int
  /// The time of the last change, in seconds since 1970.
  package let modified: Int
  /// The number of the device that stores the file.
  package let device: UInt64

  /// Opens a file. Throws if it can't be read, isn't a regular file, or is too large.
  package init(_ path: FilePath) throws(ImageError) {
    self.path = path
    // Without O_NONBLOCK, opening a pipe would wait for its other end.
    descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    var status = stat()
    fstat(descriptor, &status)
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec
    device = UInt64(status.st_dev)
    // Any other file might never end, such as a pipe.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(reason: "it is not a regular file") }
    guard size <= Self.maximumSize else { throw .fileTooLarge(megabytes: size >> 20) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the first `limit` bytes, or the whole file.
  package func contents(limit: Int = .max) throws(ImageError) -> Data {
    var data = Data(count: min(size, limit))
    let count = data.withUnsafeMutableBytes { bytes in
      var count = 0
      while count < bytes.count {
        let more = pread(descriptor, bytes.baseAddress! + count, bytes.count - count, off_t(count))
        if more == 0 { break }
        if more < 0 { return -1 }
        count += more
      }
      return count
    }
    guard count >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    return data.prefix(count)
  }
}
