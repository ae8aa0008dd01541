import Host
import UIKit

extension SeededRandom {
  /// Creates a generator with a separate sequence for each pair of a name and a number.
  init(seed: UInt64, name: String, number: Int) {
    var mixed = SeededRandom(seed: seed ^ StableHash(name.utf8).value)
    self.init(seed: mixed.next() ^ UInt64(bitPattern: Int64(number)) &* 0x9e37_79b9_7f4a_7c15)
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
