/// Compresses bytes like zlib (RFC 1950, 1951). The result is the same everywhere, because it doesn't depend on a library's version.
enum Deflate {
  private static let window = 32_768
  private static let longestMatch = 258
  /// The number of earlier positions to examine for a match. A larger number makes files smaller and encoding slower.
  private static let chain = 12
  private static let tokensPerBlock = 65_536

  static func compress(_ input: [UInt8]) -> [UInt8] {
    var output = BitWriter(reserving: input.count / 3 + 64)
    output.write(0x78, 8)
    output.write(0x9c, 8)
    input.withUnsafeBufferPointer { input in
      var finder = MatchFinder(input)
      var tokens: [Token] = []
      tokens.reserveCapacity(tokensPerBlock)
      var position = 0
      repeat {
        tokens.removeAll(keepingCapacity: true)
        while position < input.count, tokens.count < tokensPerBlock {
          let match = finder.match(at: position)
          tokens.append(match ?? Token(literal: input[position]))
          position += max(match?.length ?? 1, 1)
        }
        DeflateBlock(tokens).write(to: &output, isLast: position >= input.count)
      } while position < input.count
    }
    output.finish()
    let sum = Int(Checksum.adler32(input))
    for shift in [24, 16, 8, 0] { output.write(sum >> shift & 255, 8) }
    return output.bytes
  }

  /// A literal byte, or a repetition of earlier bytes.
  struct Token {
    /// The length of the repetition, 3…258, or 0 for a literal.
    let length: Int
    /// The literal byte, or the distance back to the repetition's start.
    let value: Int

    init(literal: UInt8) {
      length = 0
      value = Int(literal)
    }

    init(length: Int, distance: Int) {
      self.length = length
      value = distance
    }
  }

  /// Finds earlier occurrences of the next bytes, by a hash of four bytes.
  private struct MatchFinder {
    private let input: UnsafeBufferPointer<UInt8>
    private var latest = [Int32](repeating: -1, count: 1 << 15)
    private var previous = [Int32](repeating: -1, count: window)
    private var inserted = 0

    init(_ input: UnsafeBufferPointer<UInt8>) { self.input = input }

    private func hash(_ position: Int) -> Int {
      let word = UnsafeRawPointer(input.baseAddress! + position).loadUnaligned(as: UInt32.self)
      return Int((UInt32(littleEndian: word) &* 2_654_435_761) >> 17)
    }

    private mutating func insert(upTo position: Int) {
      while inserted < position {
        if inserted + 4 <= input.count {
          let slot = hash(inserted)
          previous[inserted & (window - 1)] = latest[slot]
          latest[slot] = Int32(inserted)
        }
        inserted += 1
      }
    }

    /// Returns the longest repetition found at `position`, if it is worth using.
    mutating func match(at position: Int) -> Token? {
      insert(upTo: position)
      guard position + 4 <= input.count else { return nil }
      let limit = min(longestMatch, input.count - position)
      var best = 3
      var distance = 0
      var candidate = Int(latest[hash(position)])
      for _ in 0..<chain {
        guard candidate >= 0, position - candidate < window else { break }
        let length = commonLength(candidate, position, limit)
        if length > best {
          best = length
          distance = position - candidate
          if length == limit { break }
        }
        let next = Int(previous[candidate & (window - 1)])
        guard next < candidate else { break }
        candidate = next
      }
      return distance > 0 ? Token(length: best, distance: distance) : nil
    }

    private func commonLength(_ a: Int, _ b: Int, _ limit: Int) -> Int {
      var length = 0
      while length < limit, input[a + length] == input[b + length] { length += 1 }
      return length
    }
  }
}
