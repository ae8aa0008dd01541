import Foundation

extension ImageOrientation {
  /// Reads the orientation from the chunk of a PNG file that contains EXIF, if there is one.
  init?(png reader: ByteReader) {
    var offset = 8
    while let length = reader.big32(offset), !reader.has("IEND", at: offset + 4) {
      if reader.has("eXIf", at: offset + 4) {
        guard let directory = TIFFDirectory(reader, at: offset + 8) else { return nil }
        self = directory.orientation
        return
      }
      offset += length + 12
    }
    return nil
  }

  /// Reads the orientation from the chunk of a WebP file that contains EXIF, if there is one.
  init?(webp reader: ByteReader) {
    guard reader.has("VP8X", at: 12) else { return nil }
    var offset = 12
    while let length = reader.little32(offset + 4) {
      if reader.has("EXIF", at: offset) {
        // Some programs begin the chunk as in a JPEG file.
        let start = offset + (reader.has("Exif\0\0", at: offset + 8) ? 14 : 8)
        guard let directory = TIFFDirectory(reader, at: start) else { return nil }
        self = directory.orientation
        return
      }
      // Chunks begin at even offsets.
      offset += 8 + length + length % 2
    }
    return nil
  }
}
