import Foundation

/// Checks whether a file is complete, which the decoders themselves don't always report.
package enum ImageCompleteness {
  package static func isComplete(_ reader: ByteReader, format: ImageFormat) -> Bool {
    switch format {
    case .jpeg: JPEGStructure(reader)?.isComplete(reader) ?? false
    case .png: reader.pngChunks.contains { $0.has("IEND") }
    case .webp: (reader.little32(4) ?? .max) + 8 <= reader.bytes.count
    case .gif: GIFStructure(reader)?.hasCompleteFrame ?? false
    case .bmp, .tiff, .qoi, .avif, .heic, .jpegXL: true
    }
  }
}
