import CoreGraphics

/// Writes images as PNG files. The same image produces the same bytes on every machine.
package enum PNGEncoder {
  /// Returns the image as the bytes of a PNG file, without an alpha channel if every pixel is opaque. `texts` (iTXt) and `latinTexts`
  /// (tEXt, in ISO 8859-1) are stored in the file.
  package static func encode(
    _ image: CGImage, texts: [(keyword: String, text: String)] = [], latinTexts: [(keyword: String, text: String)] = []
  ) -> Data {
    let rows = PNGRows(image)
    var file = PNGChunk.signature
    file += PNGChunk.header(width: image.width, height: image.height, bytesPerPixel: rows.bytesPerPixel)
    for entry in texts { file += PNGChunk.text(entry.text, keyword: entry.keyword) }
    for entry in latinTexts { file += PNGChunk.latinText(entry.text, keyword: entry.keyword) }
    file += PNGChunk.bytes("IDAT", Deflate.compress(rows.filtered))
    file += PNGChunk.bytes("IEND", [])
    return file
  }

  /// Writes the image to a file, atomically.
  package static func write(_ image: CGImage, to path: String, texts: [(keyword: String, text: String)] = []) throws {
    try encode(image, texts: texts).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
