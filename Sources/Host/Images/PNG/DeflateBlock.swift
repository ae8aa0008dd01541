/// A block of a DEFLATE stream with its own codes.
struct DeflateBlock {
  private let tokens: [Deflate.Token]
  private let symbols: HuffmanCode
  private let distances: HuffmanCode

  init(_ tokens: [Deflate.Token]) {
    self.tokens = tokens
    var symbolCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    for token in tokens {
      if token.length == 0 {
        symbolCounts[token.value] += 1
      } else {
        symbolCounts[Self.length(token.length).symbol] += 1
        distanceCounts[Self.distance(token.value).symbol] += 1
      }
    }
    symbolCounts[Self.end] = 1
    symbols = HuffmanCode(counts: symbolCounts, limit: 15)
    distances = HuffmanCode(counts: distanceCounts, limit: 15)
  }

  private static let end = 256

  func write(to output: inout BitWriter, isLast: Bool) {
    output.write(isLast ? 1 : 0, 1)
    output.write(2, 2)
    writeCodes(to: &output)
    for token in tokens {
      if token.length == 0 {
        output.write(Int(symbols.codes[token.value]), Int(symbols.lengths[token.value]))
      } else {
        write(Self.length(token.length), symbols, to: &output)
        write(Self.distance(token.value), distances, to: &output)
      }
    }
    output.write(Int(symbols.codes[Self.end]), Int(symbols.lengths[Self.end]))
  }

  /// A length or distance: a symbol and its extra bits.
  private struct Value {
    let symbol: Int
    var extra = 0
    var bits = 0
  }

  private func write(_ value: Value, _ code: HuffmanCode, to output: inout BitWriter) {
    output.write(Int(code.codes[value.symbol]), Int(code.lengths[value.symbol]))
    if value.bits > 0 { output.write(value.extra, value.bits) }
  }

  @inline(__always)
  private static func length(_ length: Int) -> Value {
    let index = length - 3
    if index < 8 { return Value(symbol: 257 + index) }
    if length == 258 { return Value(symbol: 285) }
    let bits = Int.bitWidth - 1 - index.leadingZeroBitCount - 2
    return Value(symbol: 261 + bits * 4 + (index >> bits & 3), extra: index & (1 << bits - 1), bits: bits)
  }

  @inline(__always)
  private static func distance(_ distance: Int) -> Value {
    let index = distance - 1
    if index < 4 { return Value(symbol: index) }
    let bits = Int.bitWidth - 1 - index.leadingZeroBitCount - 1
    return Value(symbol: 2 + bits * 2 + (index >> bits & 1), extra: index & (1 << bits - 1), bits: bits)
  }

  /// The order in which the lengths of the code for lengths are written. Rare ones are last, so that they can be left out.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private func writeCodes(to output: inout BitWriter) {
    let runs = Self.runs(of: symbols.lengths + distances.lengths)
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let used = max((Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
    output.write(symbols.lengths.count - 257, 5)
    output.write(distances.lengths.count - 1, 5)
    output.write(used - 4, 4)
    for symbol in Self.order.prefix(used) { output.write(Int(code.lengths[symbol]), 3) }
    for run in runs { write(run, code, to: &output) }
  }

  /// Returns the code lengths, with repetitions encoded as such.
  private static func runs(of lengths: [UInt8]) -> [Value] {
    var runs: [Value] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let count = lengths[index...].prefix { $0 == length }.count
      if length == 0, count >= 3 {
        let taken = min(count, 138)
        runs.append(taken < 11 ? Value(symbol: 17, extra: taken - 3, bits: 3) : Value(symbol: 18, extra: taken - 11, bits: 7))
        index += taken
      } else if count >= 4 {
        let taken = min(count - 1, 6)
        runs.append(Value(symbol: Int(length)))
        runs.append(Value(symbol: 16, extra: taken - 3, bits: 2))
        index += taken + 1
      } else {
        runs.append(Value(symbol: Int(length)))
        index += 1
      }
    }
    return runs
  }
}
