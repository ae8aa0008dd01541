import CoreGraphics
import Foundation

/// Writes images as PNG files: the same image gives the same bytes on every machine.
public enum PNGEncoder {
  /// The image as the bytes of a PNG file; without an alpha channel where every pixel is opaque.
  ///
  /// `texts` are stored with it as keyword and text (iTXt), for who opens the file later.
  public static func encode(_ image: CGImage, texts: [(keyword: String, text: String)] = []) -> Data {
    let rows = PNGRows(image)
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    let colorType: UInt8 = rows.bytesPerPixel == 3 ? 2 : 6
    file += chunk("IHDR", bigEndian(image.width) + bigEndian(image.height) + [8, colorType, 0, 0, 0])
    // Says that the values are sRGB, which browsers else take as the screen's own.
    file += chunk("sRGB", [0])
    for entry in texts { file += chunk("iTXt", Array(entry.keyword.utf8) + [0, 0, 0, 0, 0] + Array(entry.text.utf8)) }
    file += chunk("IDAT", Deflate.compress(rows.filtered))
    file += chunk("IEND", [])
    return file
  }

  /// Writes the image to a file, whole or not at all.
  public static func write(_ image: CGImage, to path: String, texts: [(keyword: String, text: String)] = []) throws {
    try encode(image, texts: texts).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// A chunk of a PNG file: length, type, data and checksum.
  public static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bigEndian(data.count) + checked + bigEndian(Int(Checksum.crc32(checked)))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
