import CoreGraphics
import Foundation

/// Writes images as PNG files: the same image gives the same bytes on every machine.
public enum PNGEncoder {
  /// The image as the bytes of a PNG file; without an alpha channel where every pixel is opaque.
  ///
  /// `texts` are stored with it as keyword and text (iTXt), for who opens the file later.
  public static func encode(_ image: CGImage, texts: [(keyword: String, text: String)] = []) -> Data {
    let rows = PNGRows(image)
    var file = PNGChunk.signature
    file += PNGChunk.header(width: image.width, height: image.height, bytesPerPixel: rows.bytesPerPixel)
    for entry in texts { file += PNGChunk.text(entry.text, keyword: entry.keyword) }
    file += PNGChunk.bytes("IDAT", Deflate.compress(rows.filtered))
    file += PNGChunk.bytes("IEND", [])
    return file
  }

  /// Writes the image to a file, whole or not at all.
  public static func write(_ image: CGImage, to path: String, texts: [(keyword: String, text: String)] = []) throws {
    try encode(image, texts: texts).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
