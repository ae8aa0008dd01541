import Foundation

/// The natural sort order of names, such as "photo 2" before "Photo 10", regardless of case.
package struct NaturalOrder: Comparable {
  private let key: [UInt8]

  package init(of name: String) {
    var key: [UInt8] = []
    var name = name
    name.withUTF8 { Self.appendKey(of: $0, to: &key) }
    self.key = key
  }

  package static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    a.key.withUnsafeBufferPointer { a in b.key.withUnsafeBufferPointer { b in isLess(a, b) } }
  }

  /// Returns whether a key comes before another one: if its first different byte is less, or if it is a prefix of the other one.
  static func isLess(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count < b.count }
    let difference = memcmp(first, second, min(a.count, b.count))
    return difference == 0 ? a.count < b.count : difference < 0
  }

  /// Adds the bytes of a name by which it is compared.
  static func appendKey(of name: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    if name.allSatisfy({ $0 < 0x80 }) {
      appendFolded(name, to: &key)
    } else {
      var folded = String(decoding: name, as: UTF8.self).lowercased()
      folded.withUTF8 { appendFolded($0, to: &key) }
    }
    // Names that differ only in case or leading zeros have a fixed order.
    key.append(0)
    key.append(contentsOf: name)
  }

  /// Adds bytes with lowercase letters. Numbers are compared by their number of digits, then by the digits.
  private static func appendFolded(_ bytes: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }
    var index = 0
    while index < bytes.count {
      guard isDigit(index) else {
        let byte = bytes[index]
        key.append((0x41...0x5a).contains(byte) ? byte + 0x20 : byte)
        index += 1
        continue
      }
      while bytes[index] == 0x30, isDigit(index + 1) { index += 1 }
      let start = index
      while isDigit(index) { index += 1 }
      key.append(0x30)
      key.append(UInt8(min(index - start, 255)))
      key.append(contentsOf: bytes[start..<index])
    }
  }
}
