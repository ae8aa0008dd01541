/// A set of indices with a reproducible, ascending order.
struct SortedIndices: Sendable {
  private(set) var elements: [Int] = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }

  mutating func insert(_ index: Int) {
    guard let last = elements.last, last >= index else {
      elements.append(index)
      return
    }
    let position = position(of: index)
    if elements[position] != index { elements.insert(index, at: position) }
  }

  mutating func remove(_ index: Int) {
    let position = position(of: index)
    if position < elements.count, elements[position] == index { elements.remove(at: position) }
  }

  /// Returns the position of the first element that isn't smaller.
  private func position(of index: Int) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
