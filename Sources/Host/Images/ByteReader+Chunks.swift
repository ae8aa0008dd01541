import Foundation

/// A part of a PNG or WebP file: a name of four letters, and content.
struct FileChunk {
  private let reader: ByteReader
  private let name: Int
  /// The range of the content, which may exceed that of an incomplete file.
  let content: Range<Int>

  fileprivate init(_ reader: ByteReader, name: Int, content: Int, length: Int) {
    (self.reader, self.name, self.content) = (reader, name, content..<content + length)
  }

  func has(_ name: StaticString) -> Bool { reader.has(name, at: self.name) }
}

extension ByteReader {
  /// The chunks of a PNG file.
  var pngChunks: some Sequence<FileChunk> {
    sequence(state: 8) { offset in
      big32(offset).map { length in
        defer { offset += length + 12 }
        return FileChunk(self, name: offset + 4, content: offset + 8, length: length)
      }
    }
  }

  /// The chunks of a WebP file in the extended format, which alone has metadata.
  var webpChunks: some Sequence<FileChunk> {
    sequence(state: 12) { offset in
      guard has("VP8X", at: 12), let length = little32(offset + 4) else { return nil }
      // Chunks begin at even offsets.
      defer { offset += 8 + length + length % 2 }
      return FileChunk(self, name: offset, content: offset + 8, length: length)
    }
  }

  var isAnimatedWebP: Bool { has("VP8X", at: 12) && (self[20] ?? 0) & 2 != 0 }

  /// The start of the EXIF fields in a PNG or WebP file, or nil if there are none.
  func exifStart(in chunks: some Sequence<FileChunk>) -> Int? {
    let chunk = chunks.first { $0.has("eXIf") || $0.has("EXIF") || $0.has("IEND") }
    guard let chunk, !chunk.has("IEND") else { return nil }
    // Some programs begin the content as in a JPEG file.
    return chunk.content.lowerBound + (has("Exif\0\0", at: chunk.content.lowerBound) ? 6 : 0)
  }

  func exifOrientation(in chunks: some Sequence<FileChunk>) -> ImageOrientation {
    exifStart(in: chunks).flatMap { TIFFDirectory(self, at: $0)?.orientation } ?? .up
  }
}
