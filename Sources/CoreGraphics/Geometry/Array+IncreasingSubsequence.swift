extension [Int] {
  /// The indices of the elements of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*), or O(*n*) if the elements are in ascending order.
  package var longestIncreasingSubsequence: Set<Int> {
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return Set(indices) }
    /// For each length, the index of the smallest element that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for (index, element) in enumerated() {
      let place = ends.partitioningIndex { self[$0] >= element }
      if place > 0 { previous[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var found: Set<Int> = []
    var next = ends.last
    while let index = next {
      found.insert(index)
      next = previous[index]
    }
    return found
  }
}
