package enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
  }

  /// Returns the CRC of a chunk's type and data.
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    table.withUnsafeBufferPointer { table in
      for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    }
    return ~sum
  }

  /// Returns the checksum at the end of a zlib stream.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    var index = 0
    while index < bytes.count {
      // The number of sums that fit before they must be reduced.
      let end = min(index + 5552, bytes.count)
      while index < end {
        low &+= UInt32(bytes[index])
        high &+= low
        index += 1
      }
      low %= 65_521
      high %= 65_521
    }
    return high << 16 | low
  }
}
