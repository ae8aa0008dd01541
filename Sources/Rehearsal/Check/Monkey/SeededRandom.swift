import Foundation

/// A pseudorandom number generator with the same sequence for the same seed, on every platform and with every toolchain.
///
/// It is SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Creates a generator with a separate sequence for each pair of a name and a number.
  init(seed: UInt64, name: String, number: Int) {
    // FNV-1a has the same result in every process, unlike Swift's own hash values.
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

  /// Returns a number from 0 up to but not including `count`.
  mutating func int(below count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
  }

  /// Returns true with the given probability in percent.
  mutating func isTrue(percent: Int) -> Bool { int(below: 100) < percent }

  /// Returns a random element, or nil if there are none.
  mutating func element<Element>(of elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[int(below: elements.count)] }
}
