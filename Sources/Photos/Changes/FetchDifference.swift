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
    // The longest increasing subsequence needn't move.
    let staying = kept.map(\.to).longestIncreasingSubsequence
    moves = kept.enumerated().filter { !staying.contains($0.offset) }.map(\.element).sorted { $0.to < $1.to }
  }
}
