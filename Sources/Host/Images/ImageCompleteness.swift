import Foundation

/// Checks whether a file is complete, which the decoders themselves don't always report.
package enum ImageCompleteness {
  package static func isComplete(_ reader: ByteReader, format: ImageFormat) -> Bool {
    switch format {
    case .jpeg: JPEGStructure(reader)?.isComplete(reader) ?? false
    case .png: isCompletePNG(reader)
    case .webp: (reader.little32(4) ?? .max) + 8 <= reader.bytes.count
    case .gif: GIFStructure(reader)?.hasCompleteFrame ?? false
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
}
