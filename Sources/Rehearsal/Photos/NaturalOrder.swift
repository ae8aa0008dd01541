import Foundation

/// The natural sort order of names, such as "photo 2" before "Photo 10", regardless of case.
package struct NaturalOrder: Comparable {
  private let key: [UInt8]

  package init(of name: String) {
    var key: [UInt8] = []
    let bytes = Array(name.lowercased().utf8)
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }
    var index = 0
    while index < bytes.count {
      guard isDigit(index) else {
        key.append(bytes[index])
        index += 1
        continue
      }
      // Numbers are compared by their number of digits, then by the digits.
      while bytes[index] == 0x30, isDigit(index + 1) { index += 1 }
      let start = index
      while isDigit(index) { index += 1 }
      key.append(0x30)
      key.append(UInt8(min(index - start, 255)))
      key += bytes[start..<index]
    }
    // Names that differ only in case or leading zeros have a fixed order.
    self.key = key + [0] + Array(name.utf8)
  }

  package static func < (a: NaturalOrder, b: NaturalOrder) -> Bool { a.key.lexicographicallyPrecedes(b.key) }
}
