/// A priority queue of indices, the smallest key first.
struct IndexHeap: Sendable {
  private var items: [(key: Int, index: Int)] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func removeAll(where isUnwanted: (Int) -> Bool) {
    items.removeAll { isUnwanted($0.index) }
    // A sorted array is a heap.
    items.sort { $0.key < $1.key }
  }

  mutating func push(_ index: Int, key: Int) {
    items.append((key, index))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child].key < items[parent].key else { return }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Int? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first.index }
    items[0] = last
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count && items[child].key < items[smallest].key {
        smallest = child
      }
      guard smallest != parent else { return first.index }
      items.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
