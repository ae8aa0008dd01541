/// The latest changes of the appearance of a tree's layers, in order, so that a renderer needs to look only at these layers.
package struct LayerChanges {
  /// The maximum number of changes to store. After more, looking at the whole tree is as fast.
  private static let limit = 4096

  private var serials: [Int] = []
  /// The number of the first change that is stored.
  private var first = 0

  /// The number of changes so far.
  package var count: Int { first + serials.count }

  mutating func append(_ serial: Int) {
    if serials.count == Self.limit {
      first += serials.count
      serials.removeAll(keepingCapacity: true)
    }
    serials.append(serial)
  }

  /// Records that anything may have changed.
  mutating func forget() {
    first += serials.count + 1
    serials.removeAll(keepingCapacity: true)
  }

  /// Returns the serial numbers of the layers that have changed since there were `count` changes, or nil if that is unknown.
  package func since(_ count: Int) -> ArraySlice<Int>? {
    count >= first && count <= self.count ? serials[(count - first)...] : nil
  }
}
