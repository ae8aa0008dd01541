import Foundation

/// Checks whether a file is complete, which the decoders themselves don't always report.
package enum ImageCompleteness {
  package static func isComplete(_ reader: ByteReader, format: ImageFormat) -> Bool {
    switch format {
    case .jpeg: JPEGStructure(reader)?.isComplete(reader) ?? false
    case .png: isCompletePNG(reader)
    case .webp: (reader.little32(4) ?? .max) + 8 <= reader.bytes.count
    case .gif: hasCompleteFirstFrame(reader)
    case .bmp, .tiff, .qoi, .avif, .heic, .jpegXL: true
    }
  }

  private static func isCompletePNG(_ reader: ByteReader) -> Bool {
    var offset = 8
    while let length = reader.big32(offset) {
      if reader.has("IEND", at: offset + 4) { return true }
      offset += length + 12
    }
    return false
  }

  private static func hasCompleteFirstFrame(_ gif: ByteReader) -> Bool {
    func paletteSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
    func skipBlocks(_ offset: inout Int) -> Bool {
      while let length = gif[offset] {
        offset += Int(length) + 1
        if length == 0 { return true }
      }
      return false
    }
    guard let flags = gif[10] else { return false }
    var offset = 13 + paletteSize(flags)
    while let kind = gif[offset] {
      switch kind {
      case 0x21:
        offset += 2
        guard skipBlocks(&offset) else { return false }
      case 0x2c:
        guard let flags = gif[offset + 9] else { return false }
        offset += 11 + paletteSize(flags)
        return skipBlocks(&offset)
      default: return false
      }
    }
    return false
  }
}
