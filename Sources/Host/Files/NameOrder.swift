import CoreGraphics

/// The natural order of many names, which are identified by their indices.
struct NameOrder: Sendable {
  /// The bytes by which the names are compared, one key after another.
  private var keys: [UInt8] = []
  /// For each key the position after its last byte.
  private var ends: [Int] = []

  /// A name, with the first bytes in which it may differ from others as two numbers. They decide most comparisons.
  private struct Entry {
    let first: UInt64
    let second: UInt64
    let index: Int
  }

  mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    NaturalOrder.appendKey(of: name, to: &keys)
    ends.append(keys.count)
  }

  /// Returns the indices of all names, in order.
  func sorted() -> [Int] {
    withEntries { entries, isLess in
      var entries = entries
      entries.sort(by: isLess)
      return entries.map(\.index)
    }
  }

  /// Returns the indices of the first and the last names, in order, in O(*n*) for most orders of the names.
  func outermost(_ count: Int) -> (first: [Int], last: [Int]) {
    withEntries { entries, isLess in
      let first = Self.smallest(count, of: entries, by: isLess)
      let last = Self.smallest(count, of: entries) { isLess($1, $0) }
      return (first.map(\.index), last.reversed().map(\.index))
    }
  }

  private static func smallest(_ count: Int, of entries: [Entry], by isLess: (Entry, Entry) -> Bool) -> [Entry] {
    var found: [Entry] = []
    for entry in entries {
      if found.count == count {
        guard let last = found.last, isLess(entry, last) else { continue }
        found.removeLast()
      }
      found.insert(entry, at: found.partitioningIndex { isLess(entry, $0) })
    }
    return found
  }

  private func withEntries<Result>(_ body: (_ entries: [Entry], _ isLess: (Entry, Entry) -> Bool) -> Result) -> Result {
    keys.withUnsafeBufferPointer { keys in
      func key(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: keys[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
      }
      // Names in a folder often begin with the same characters, as in “IMG_0001.jpg”.
      let shared = Self.sharedPrefix(count: ends.count, key)
      let entries = ends.indices.map { index in
        let key = key(index)
        return Entry(first: Self.number(key, at: shared), second: Self.number(key, at: shared + 8), index: index)
      }
      return body(entries) { a, b in
        if a.first != b.first { return a.first < b.first }
        if a.second != b.second { return a.second < b.second }
        return NaturalOrder.isLess(key(a.index), key(b.index))
      }
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

  /// Returns the eight bytes at an offset as a number with the same order. Bytes after the end count as zero.
  private static func number(_ key: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in offset..<offset + 8 { number = number << 8 | UInt64(index < key.count ? key[index] : 0) }
    return number
  }
}
