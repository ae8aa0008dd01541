import Foundation

enum PNGChunk {
  static let signature = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

  /// Returns a chunk: length, type, data, and checksum.
  static func bytes(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bigEndian(data.count) + checked + bigEndian(Int(Checksum.crc32(checked)))
  }

  /// Returns the chunks that precede all others: the size and format of the pixels, and the sRGB color space. Without the color space,
  /// browsers use the screen's own.
  static func header(width: Int, height: Int, bytesPerPixel: Int) -> [UInt8] {
    let colorType: UInt8 = bytesPerPixel == 3 ? 2 : 6
    return bytes("IHDR", bigEndian(width) + bigEndian(height) + [8, colorType, 0, 0, 0]) + bytes("sRGB", [0])
  }

  /// Returns a chunk with a text under a keyword (iTXt, uncompressed).
  static func text(_ text: String, keyword: String) -> [UInt8] {
    bytes("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
  }

  /// Returns a chunk with a text under a keyword (tEXt), both in ISO 8859-1. Other characters are omitted.
  static func latinText(_ text: String, keyword: String) -> [UInt8] {
    func latin(_ text: String) -> [UInt8] { text.unicodeScalars.compactMap { UInt8(exactly: $0.value) } }
    return bytes("tEXt", latin(keyword) + [0] + latin(text))
  }

  static func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

  static func bigEndian16(_ value: Int) -> [UInt8] { [8, 0].map { UInt8(value >> $0 & 255) } }
}
