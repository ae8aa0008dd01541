import Foundation

/// The names of files, one after the other in one block of memory, as a folder may contain a hundred thousand.
package struct FileNames: Sendable {
  private var bytes: [UInt8] = []
  /// For each name the position after its last byte.
  private var ends: [Int] = []

  /// Creates a list without names.
  package init() {}

  /// The number of names.
  package var count: Int { ends.count }

  /// Adds a name.
  package mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
  }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// Returns the paths of the files in a folder, in the natural order of their names.
  ///
  /// - Parameter folder: The path of the folder, with a slash at the end.
  package func sortedPaths(inFolder folder: [UInt8]) -> [FilePath] {
    sortedIndices().map { index in
      let range = range(index)
      var path: [UInt8] = []
      path.reserveCapacity(folder.count + range.count)
      path += folder
      path += bytes[range]
      return FilePath(bytes: path)
    }
  }

  /// Returns the indices of the names in natural order.
  private func sortedIndices() -> [Int] {
    var keys: [UInt8] = []
    keys.reserveCapacity(bytes.count * 2 + count * 4)
    var keyEnds: [Int] = []
    keyEnds.reserveCapacity(count)
    bytes.withUnsafeBufferPointer { bytes in
      for index in ends.indices {
        NaturalOrder.appendKey(of: UnsafeBufferPointer(rebasing: bytes[range(index)]), to: &keys)
        keyEnds.append(keys.count)
      }
    }
    return keys.withUnsafeBufferPointer { keys in
      func key(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: keys[(index == 0 ? 0 : keyEnds[index - 1])..<keyEnds[index]])
      }
      // Names in a folder begin alike, as in “IMG_0001.jpg”. The bytes after that decide most comparisons, as two numbers.
      let shared = Self.sharedPrefix(count: count, key)
      var entries = (0..<count).map { index in
        let key = key(index)
        return (first: Self.number(key, at: shared), second: Self.number(key, at: shared + 8), index: index)
      }
      entries.sort { a, b in
        if a.first != b.first { return a.first < b.first }
        if a.second != b.second { return a.second < b.second }
        return NaturalOrder.isLess(key(a.index), key(b.index))
      }
      return entries.map(\.index)
    }
  }

  /// Returns the number of bytes with which all keys begin.
  private static func sharedPrefix(count: Int, _ key: (Int) -> UnsafeBufferPointer<UInt8>) -> Int {
    guard count > 0 else { return 0 }
    let first = key(0)
    var shared = first.count
    for index in 1..<max(count, 1) {
      let other = key(index)
      shared = min(shared, other.count)
      var same = 0
      while same < shared, first[same] == other[same] { same += 1 }
      shared = same
    }
    return shared
  }

  /// Returns the eight bytes at an offset as a number that is compared as they are. Bytes after the end count as zero.
  private static func number(_ key: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in offset..<offset + 8 { number = number << 8 | UInt64(index < key.count ? key[index] : 0) }
    return number
  }
}
