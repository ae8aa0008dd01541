import Foundation

/// The structure of a HEIC or AVIF file: nested boxes, each with a size and a name.
enum HEIFStructure {
  /// The standards that the file follows, as named in its first box, the main one first.
  static func brands(_ reader: ByteReader) -> [String] {
    guard reader.has("ftyp", at: 4), let size = reader.big32(0), size >= 16 else { return [] }
    // The four bytes after the main brand are its version.
    let offsets = [8] + Array(stride(from: 16, to: min(size, 256), by: 4))
    return offsets.compactMap { offset in
      guard offset + 4 <= reader.bytes.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(rebasing: reader.bytes[offset..<offset + 4]), as: UTF8.self)
    }
  }

  /// Returns the size of the largest picture in the file, or nil if it can't be found. A picture is often also stored as tiles and a
  /// thumbnail.
  static func largestSize(_ reader: ByteReader) -> (width: Int, height: Int)? {
    let file = 0..<reader.bytes.count
    let properties = HEIFBox.boxes(at: ["meta", "iprp", "ipco", "ispe"], in: file, of: reader)
    var largest: (width: Int, height: Int)?
    for property in properties {
      guard let width = reader.big32(property.content.lowerBound + 4), let height = reader.big32(property.content.lowerBound + 8) else {
        continue
      }
      let (old, new) = (largest.map { max($0.width, $0.height) } ?? 0, max(width, height))
      if new > old || (new == old && min(width, height) > largest.map { min($0.width, $0.height) } ?? 0) { largest = (width, height) }
    }
    return largest
  }
}
