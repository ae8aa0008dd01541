/// A prefix code for symbols of given frequencies, in the form that DEFLATE uses.
struct HuffmanCode {
  /// The number of bits of each symbol's code, or 0 for symbols that don't occur.
  let lengths: [UInt8]
  /// The code of each symbol, with its first bit lowest, as the stream requires.
  let codes: [UInt16]

  /// Creates the shortest code in which no symbol has more than `limit` bits.
  init(counts: [Int], limit: Int) {
    lengths = Self.lengths(for: counts, limit: limit)
    codes = Self.canonicalCodes(for: lengths)
  }

  private static func lengths(for counts: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard symbols.count > 1 else {
      // A single symbol still takes one bit.
      lengths[symbols.first ?? 0] = 1
      return lengths
    }
    var numbers = limited(depths(of: symbols.map { counts[$0] }), to: limit)
    var length = 1
    for symbol in symbols.reversed() {
      while numbers[length] == 0 { length += 1 }
      numbers[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    return lengths
  }

  /// Returns the number of leaves of Huffman's tree at each depth, for weights in ascending order.
  private static func depths(of weights: [Int]) -> [Int] {
    let leaves = weights.count
    var weight = weights
    var parent = [Int](repeating: 0, count: leaves * 2 - 1)
    var leaf = 0
    var inner = leaves
    func lightest(_ end: Int) -> Int {
      // Leaves and inner nodes are both in ascending order, so the lightest is the first of either.
      let takesLeaf = leaf < leaves && (inner >= end || weight[leaf] <= weight[inner])
      defer { if takesLeaf { leaf += 1 } else { inner += 1 } }
      return takesLeaf ? leaf : inner
    }
    for node in leaves..<(leaves * 2 - 1) {
      let first = lightest(node)
      let second = lightest(node)
      parent[first] = node
      parent[second] = node
      weight.append(weight[first] + weight[second])
    }
    var depth = [Int](repeating: 0, count: parent.count)
    var numbers = [Int](repeating: 0, count: leaves + 1)
    for node in stride(from: parent.count - 2, through: 0, by: -1) {
      depth[node] = depth[parent[node]] + 1
      if node < leaves { numbers[depth[node]] += 1 }
    }
    return numbers
  }

  /// Moves leaves that are too deep up to the limit, and others down to make space.
  private static func limited(_ numbers: [Int], to limit: Int) -> [Int] {
    var limited = [Int](repeating: 0, count: limit + 1)
    for (depth, number) in numbers.enumerated() { limited[min(depth, limit)] += number }
    var room = (1...limit).reduce(0) { $0 + limited[$1] << (limit - $1) } - 1 << limit
    while room > 0 {
      limited[limit] -= 1
      if let depth = (1..<limit).last(where: { limited[$0] > 0 }) {
        limited[depth] -= 1
        limited[depth + 1] += 2
      }
      room -= 1
    }
    return limited
  }

  private static func canonicalCodes(for lengths: [UInt8]) -> [UInt16] {
    var numbers = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + numbers[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var code = next[Int(length)]
      var reversed = 0
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return UInt16(reversed)
    }
  }
}
