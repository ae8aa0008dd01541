/// Damages the bytes of a file. The same seed and index damage them in the same way.
struct Mutator {
  private var random: SplitMix64

  /// Numbers with which programs that read files often go wrong.
  private static let numbers: [UInt64] = [
    0, 1, 2, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff,
  ]
  /// Words with which programs that read JSON often go wrong.
  private static let words = [
    "null", "true", "-0", "-1", "1e309", "1e-400", "99999999999999999999", "0.1e", "NaN", "\"\"", "\"\\u0000\"", "\"\\ud800\"",
    "\"../../x\"", "[]", "{}", "[[[[[[[[[[[[[[[[", "{\"a\":{\"a\":{\"a\":", ",", ":", "\"", "\u{fffd}", "\u{1f468}\u{200d}\u{1f469}",
  ]

  init(seed: UInt64, index: Int) { random = SplitMix64(state: seed &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(index)) }

  /// Returns a damaged copy of the bytes of a picture, in half of the cases with the checksums of PNG made right.
  mutating func picture(_ seed: [UInt8], others: [[UInt8]]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, others: others) }
    if Bool.random(using: &random) { PNGChecksums.repair(&bytes) }
    return bytes
  }

  /// Returns a damaged copy of the bytes of a text.
  mutating func text(_ seed: [UInt8], others: [[UInt8]]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      if Int.random(in: 0..<3, using: &random) == 0 {
        damage(&bytes, others: others)
      } else if let word = Self.words.randomElement(using: &random) {
        bytes.replaceSubrange(valueRange(in: bytes), with: Array(word.utf8))
      }
    }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8], others: [[UInt8]]) {
    guard !bytes.isEmpty else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      bytes[index(in: bytes)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2:
      bytes[index(in: bytes)] = UInt8.random(in: .min ... .max, using: &random)
    case 3, 4, 5:
      overwriteNumber(in: &bytes)
    case 6:
      bytes.removeSubrange(range(in: bytes))
    case 7:
      let part = Array(bytes[range(in: bytes)])
      bytes.insert(contentsOf: part, at: index(in: bytes))
    case 8:
      guard let other = others.randomElement(using: &random), !other.isEmpty else { return }
      bytes.replaceSubrange(range(in: bytes), with: other[range(in: other)])
    default:
      bytes.removeLast(bytes.count - 1 - index(in: bytes))
    }
  }

  /// Overwrites two or four bytes with a number, in either order.
  private mutating func overwriteNumber(in bytes: inout [UInt8]) {
    let start = index(in: bytes)
    let count = min([2, 4].randomElement(using: &random) ?? 2, bytes.count - start)
    let number = Self.numbers.randomElement(using: &random) ?? 0
    let isBigEndian = Bool.random(using: &random)
    for place in 0..<count {
      bytes[start + place] = UInt8(truncatingIfNeeded: number >> UInt64(8 * (isBigEndian ? count - 1 - place : place)))
    }
  }

  /// Returns an index, in half of the cases one near the beginning, where the sizes are.
  private mutating func index(in bytes: [UInt8]) -> Int {
    let end = Bool.random(using: &random) ? bytes.count : min(bytes.count, 128)
    return Int.random(in: 0..<end, using: &random)
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = index(in: bytes)
    return start..<min(start + Int.random(in: 1...64, using: &random), bytes.count)
  }

  /// Returns the range of a number, a word or the content of a string in JSON, or an empty one.
  private mutating func valueRange(in bytes: [UInt8]) -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    let isPart = { (byte: UInt8) in !"{}[]:,\" \n".utf8.contains(byte) }
    var start = Int.random(in: 0..<bytes.count, using: &random)
    while start < bytes.count, !isPart(bytes[start]) { start += 1 }
    while start > 0, start <= bytes.count, isPart(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return start..<end
  }
}

/// Steele, Lea and Flood's generator of random numbers, the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
