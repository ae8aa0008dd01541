import Foundation

/// A box of a HEIC or AVIF file, with a size and a name.
struct HEIFBox {
  private let reader: ByteReader
  private let start: Int
  /// The bytes inside the box.
  let content: Range<Int>

  func has(_ name: StaticString) -> Bool { reader.has(name, at: start + 4) }

  /// Returns the complete boxes in a part of the file, in order.
  static func boxes(in range: Range<Int>, of reader: ByteReader) -> [HEIFBox] {
    var boxes: [HEIFBox] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, let short = reader.big32(offset) {
      var start = offset + 8
      var size = short
      // A size of one means that it follows with 64 bits, and zero that the box ends with the file.
      if short == 1 {
        guard reader.big32(start) == 0, let long = reader.big32(start + 4) else { break }
        (start, size) = (start + 8, long)
      } else if short == 0 {
        size = range.upperBound - offset
      }
      guard size >= start - offset, size <= range.upperBound - offset else { break }
      // This box begins with a version and flags.
      if reader.has("meta", at: offset + 4) { start = min(start + 4, offset + size) }
      boxes.append(HEIFBox(reader: reader, start: offset, content: start..<offset + size))
      offset += size
    }
    return boxes
  }

  static func boxes(at path: ArraySlice<StaticString>, in range: Range<Int>, of reader: ByteReader) -> [HEIFBox] {
    guard let name = path.first else { return [] }
    let found = boxes(in: range, of: reader).filter { $0.has(name) }
    return path.count == 1 ? found : found.flatMap { boxes(at: path.dropFirst(), in: $0.content, of: reader) }
  }
}
