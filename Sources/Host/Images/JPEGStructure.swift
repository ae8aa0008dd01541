import Foundation

/// The structure of a JPEG file: size, orientation, and completeness.
struct JPEGStructure {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = ImageOrientation.up
  private var scanStart = 0

  /// Reads up to the first scan, or returns nil if no frame header precedes it.
  init?(_ reader: ByteReader) {
    var offset = 2
    while let marker = Self.nextMarker(in: reader, from: &offset) {
      if marker == 0xd8 || marker == 0x01 || (0xd0...0xd7).contains(marker) { continue }
      guard marker != 0xd9, let length = reader.big16(offset), length >= 2 else { return nil }
      switch marker {
      case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
        guard let height = reader.big16(offset + 3), let width = reader.big16(offset + 5) else { return nil }
        self.height = height
        self.width = width
      case 0xe1 where reader.has("Exif\0\0", at: offset + 2):
        orientation = TIFFDirectory(reader, at: offset + 8)?.orientation ?? orientation
      case 0xda:
        scanStart = offset + length
        if width > 0, height > 0 { return }
        return nil
      default: break
      }
      offset += length
    }
    return nil
  }

  /// Returns whether the end marker follows the scans. If it is missing, libjpeg silently fills the rest with gray.
  func isComplete(_ reader: ByteReader) -> Bool {
    guard let base = reader.bytes.baseAddress else { return false }
    var offset = scanStart
    while offset + 1 < reader.bytes.count {
      guard let found = memchr(base + offset, 0xff, reader.bytes.count - offset - 1) else { return false }
      offset = UnsafeRawPointer(found) - base + 1
      switch reader.bytes[offset] {
      case 0xd9: return true
      case 0x00, 0xff, 0xd0...0xd7: continue
      default: offset += reader.big16(offset + 1) ?? 1
      }
    }
    return false
  }

  /// Returns the next marker's code, and moves `offset` beyond it.
  private static func nextMarker(in reader: ByteReader, from offset: inout Int) -> UInt8? {
    guard reader[offset] == 0xff else { return nil }
    while reader[offset] == 0xff { offset += 1 }
    defer { offset += 1 }
    return reader[offset]
  }
}
