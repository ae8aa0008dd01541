import Foundation

/// Numbers that look random and are the same for the same seed, everywhere and with every toolchain (SplitMix64: Steele, Lea and Flood,
/// 2014).
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Numbers of their own for each pair of a name and a number.
  init(seed: UInt64, name: String, number: Int) {
    // FNV-1a: the same in every process, which Swift's own hash values are not.
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    var mixed = SeededRandom(seed: seed ^ hash)
    state = mixed.next() ^ UInt64(bitPattern: Int64(number)) &* 0x9e37_79b9_7f4a_7c15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number from 0 up to but not including `count`.
  mutating func int(below count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
  }

  /// True so many times in a hundred.
  mutating func isTrue(percent: Int) -> Bool { int(below: 100) < percent }

  /// Any of the elements; nil where there are none.
  mutating func element<Element>(of elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[int(below: elements.count)] }
}
