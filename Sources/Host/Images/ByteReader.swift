import Foundation

/// Reads numbers from the bytes of a file. Beyond the bytes, the results are nil.
package struct ByteReader {
  package let bytes: UnsafeRawBufferPointer

  package init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  subscript(offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// Returns whether `text`, in ASCII, is at `offset`.
  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// Returns the unsigned number of `count` bytes at `offset`.
  func integer(at offset: Int, count: Int, isBigEndian: Bool) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * (isBigEndian ? count - 1 - $1 : $1)) }
  }

  func big16(_ offset: Int) -> Int? { integer(at: offset, count: 2, isBigEndian: true) }
  func big32(_ offset: Int) -> Int? { integer(at: offset, count: 4, isBigEndian: true) }
  func little16(_ offset: Int) -> Int? { integer(at: offset, count: 2, isBigEndian: false) }
  func little24(_ offset: Int) -> Int? { integer(at: offset, count: 3, isBigEndian: false) }
  func little32(_ offset: Int) -> Int? { integer(at: offset, count: 4, isBigEndian: false) }
}
