import Foundation

/// The structure of a HEIC or AVIF file: boxes, each with a size and a name, and more boxes in some of them.
enum HEIFStructure {
  /// The names in a file's first box of the standards that it follows, the main one first.
  static func brands(_ reader: ByteReader) -> [String] {
    guard reader.has("ftyp", at: 4), let size = reader.big32(0), size >= 16 else { return [] }
    // The four bytes after the main brand are its version.
    let offsets = [8] + Array(stride(from: 16, to: min(size, 256), by: 4))
    return offsets.compactMap { offset in
      guard offset + 4 <= reader.bytes.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(rebasing: reader.bytes[offset..<offset + 4]), as: UTF8.self)
    }
  }

  /// Returns the size of the largest picture in the file, or nil if it can't be found. A picture is often stored as tiles and a thumbnail, too.
  static func largestSize(_ reader: ByteReader) -> (width: Int, height: Int)? {
    var largest: (width: Int, height: Int)?
    forEachBox(in: 0..<reader.bytes.count, of: reader, path: ["meta", "iprp", "ipco", "ispe"]) { content in
      guard let width = reader.big32(content.lowerBound + 4), let height = reader.big32(content.lowerBound + 8) else { return }
      let (old, new) = (largest.map { max($0.width, $0.height) } ?? 0, max(width, height))
      if new > old || (new == old && min(width, height) > largest.map { min($0.width, $0.height) } ?? 0) { largest = (width, height) }
    }
    return largest
  }

  /// Calls `body` with the ranges of the contents of the boxes at a path of names.
  private static func forEachBox(in range: Range<Int>, of reader: ByteReader, path: ArraySlice<StaticString>, _ body: (Range<Int>) -> Void)
  {
    guard let name = path.first else { return body(range) }
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, let short = reader.big32(offset) {
      var start = offset + 8
      var size = short
      // A size of one says that it follows as 64 bits, and zero that the box ends with the file.
      if short == 1 {
        guard reader.big32(start) == 0, let long = reader.big32(start + 4) else { return }
        (start, size) = (start + 8, long)
      } else if short == 0 {
        size = range.upperBound - offset
      }
      guard size >= start - offset, size <= range.upperBound - offset else { return }
      if reader.has(name, at: offset + 4) {
        // This one begins with a version and flags.
        if reader.has("meta", at: offset + 4) { start = min(start + 4, offset + size) }
        forEachBox(in: start..<offset + size, of: reader, path: path.dropFirst(), body)
      }
      offset += size
    }
  }
}
