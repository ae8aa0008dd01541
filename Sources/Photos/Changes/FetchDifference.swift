import CoreGraphics

/// The difference between two lists of objects.
package struct FetchDifference {
  package struct Element: Hashable {
    let id: String
    /// A number that changes with the object.
    let revision: Int

    package init(id: String, revision: Int) {
      self.id = id
      self.revision = revision
    }
  }

  /// Indexes in the old list.
  package private(set) var removed = IndexSet()
  /// Indexes in the new list.
  package private(set) var inserted = IndexSet()
  /// Indexes in the new list.
  package private(set) var changed = IndexSet()
  /// The objects whose order has changed, sorted by their indexes in the new list.
  package private(set) var moves: [(from: Int, to: Int)] = []

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && changed.isEmpty && moves.isEmpty }

  /// The number of differences.
  package var count: Int { removed.count + inserted.count + changed.count + moves.count }

  /// Compares two lists, which contain each identifier at most once.
  ///
  /// - Complexity: O(*n* log *n*), or O(*n*) if no object moves.
  package init(from old: [Element], to new: [Element]) {
    guard old != new else { return }
    let places = Dictionary(new.indices.map { (new[$0].id, $0) }) { first, _ in first }
    var kept: [(from: Int, to: Int)] = []
    for (index, element) in old.enumerated() {
      guard let place = places[element.id] else {
        removed.insert(index)
        continue
      }
      kept.append((index, place))
      if new[place].revision != element.revision { changed.insert(place) }
    }
    inserted = IndexSet(integersIn: new.indices).subtracting(IndexSet(kept.map(\.to)))
    let staying = Self.longestIncreasing(kept.map(\.to))
    moves = kept.filter { !staying.contains($0.to) }.sorted { $0.to < $1.to }
  }

  /// Returns the longest increasing subsequence: the objects that needn't move.
  private static func longestIncreasing(_ numbers: [Int]) -> IndexSet {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return IndexSet(numbers) }
    /// For each length, the index of the smallest number that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let place = ends.partitioningIndex { numbers[$0] >= number }
      if place > 0 { previous[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var result = IndexSet()
    var index = ends.last ?? -1
    while index >= 0 {
      result.insert(numbers[index])
      index = previous[index]
    }
    return result
  }
}
