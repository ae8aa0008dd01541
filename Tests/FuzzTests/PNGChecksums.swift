import Host

/// The checksums of the chunks of a PNG file, without which decoders don't look at a damaged chunk.
enum PNGChecksums {
  /// Makes all checksums right, as far as the lengths of chunks lead to them.
  static func repair(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return }
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { return }
      let checksum = Checksum.crc32(Array(bytes[offset + 4..<end]))
      for place in 0..<4 { bytes[end + place] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * place)) }
      offset = end + 4
    }
  }
}
