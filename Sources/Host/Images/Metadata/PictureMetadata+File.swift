import Foundation

extension PictureMetadata {
  /// How much of a file is read at first, in bytes. Few cameras write more before the size of the picture.
  private static let firstBytes = 64 << 10
  /// How much of a file is read at most, in bytes.
  private static let maximumBytes = 64 << 20

  /// Reads what a file says about its picture. Returns nil if it can't be read or isn't a picture.
  package init?(ofFile path: String) {
    // A pipe would wait for its other end to be opened.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = min(Int(status.st_size), Self.maximumBytes)
    guard let start = Self.read(descriptor, min(size, Self.firstBytes)) else { return nil }
    if start.isIncomplete, size > Self.firstBytes, let whole = Self.read(descriptor, size) { self = whole } else { self = start }
  }

  private static func read(_ descriptor: Int32, _ count: Int) -> PictureMetadata? {
    withUnsafeTemporaryAllocation(byteCount: max(count, 1), alignment: 8) { buffer in
      var length = 0
      while length < count {
        let more = pread(descriptor, buffer.baseAddress! + length, count - length, off_t(length))
        guard more > 0 else { break }
        length += more
      }
      return PictureMetadata(ByteReader(bytes: UnsafeRawBufferPointer(rebasing: buffer[..<length])))
    }
  }
}
