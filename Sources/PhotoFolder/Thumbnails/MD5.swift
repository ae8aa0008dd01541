import Foundation

/// The MD5 digest in the names of thumbnails. It doesn't protect against forgery.
///
/// https://www.rfc-editor.org/rfc/rfc1321
enum MD5 {
  private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
  private static let sines: [UInt32] = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

  /// Returns 32 hexadecimal digits.
  static func digest(_ text: String) -> String {
    // Append a one, zeros, and the length in bits to fill blocks of 64 bytes.
    var message = Array(text.utf8)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    message.append(contentsOf: repeatElement(0, count: (120 - message.count % 64) % 64))
    for byte in 0..<8 { message.append(UInt8(truncatingIfNeeded: bitCount >> (UInt64(byte) * 8))) }

    var state: SIMD4<UInt32> = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    var words = [UInt32](repeating: 0, count: 16)
    for start in stride(from: 0, to: message.count, by: 64) {
      for word in 0..<16 {
        let byte = start + word * 4
        words[word] =
          UInt32(message[byte]) | UInt32(message[byte + 1]) << 8 | UInt32(message[byte + 2]) << 16 | UInt32(message[byte + 3]) << 24
      }
      state &+= mix(words, into: state)
    }
    var digits = ""
    for word in 0..<4 {
      for byte in 0..<4 {
        let value = UInt8(truncatingIfNeeded: state[word] >> UInt32(byte * 8))
        digits += String(value >> 4, radix: 16) + String(value & 15, radix: 16)
      }
    }
    return digits
  }

  private static func mix(_ words: [UInt32], into state: SIMD4<UInt32>) -> SIMD4<UInt32> {
    var (a, b, c, d) = (state.x, state.y, state.z, state.w)
    for step in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch step / 16 {
      case 0: (mixed, word) = (b & c | ~b & d, step)
      case 1: (mixed, word) = (d & b | ~d & c, (5 * step + 1) % 16)
      case 2: (mixed, word) = (b ^ c ^ d, (3 * step + 5) % 16)
      default: (mixed, word) = (c ^ (b | ~d), 7 * step % 16)
      }
      let sum = a &+ mixed &+ sines[step] &+ words[word]
      let shift = shifts[step / 16 * 4 + step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum &<< shift | sum &>> (32 - shift)))
    }
    return [a, b, c, d]
  }
}
