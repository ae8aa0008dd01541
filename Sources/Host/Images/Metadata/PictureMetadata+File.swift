import Foundation

extension PictureMetadata {
  /// The number of bytes that are read first. Few cameras write more before the size of the picture.
  private static let firstBytes = 64 << 10
  /// The maximum number of bytes that are read.
  private static let maximumBytes = 64 << 20

  /// Reads the metadata of a file. Returns nil if it can't be read or isn't a picture.
  package init?(ofFile path: String) {
    // A pipe would wait for its other end to be opened.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = min(Int(status.st_size), Self.maximumBytes)
    let start = Self.read(descriptor, 0..<min(size, Self.firstBytes)) { PictureMetadata($0) }
    guard let start else { return nil }
    let needsAll = start.isIncomplete && size > Self.firstBytes
    self = needsAll ? Self.read(descriptor, 0..<size) { PictureMetadata($0) } ?? start : start
    if let fields = fieldsElsewhere, fields.upperBound <= Int(status.st_size) {
      Self.read(descriptor, fields) { readFields($0) }
    }
  }

  private static func read<Result>(_ descriptor: Int32, _ range: Range<Int>, _ body: (ByteReader) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: max(range.count, 1), alignment: 8) { buffer in
      var length = 0
      while length < range.count {
        let more = pread(descriptor, buffer.baseAddress! + length, range.count - length, off_t(range.lowerBound + length))
        guard more > 0 else { break }
        length += more
      }
      return body(ByteReader(bytes: UnsafeRawBufferPointer(rebasing: buffer[..<length])))
    }
  }
}
