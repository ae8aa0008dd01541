extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a condition that holds for all following elements.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the collection.
  @inlinable
  package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
