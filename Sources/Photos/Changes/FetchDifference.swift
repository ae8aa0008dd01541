import CoreGraphics
import Foundation

/// The difference between two lists of objects.
package struct FetchDifference {
  /// An object of a list.
  package struct Element: Hashable {
    let id: String
    /// A number that is different after a change of the object.
    let revision: Int

    /// Creates an element.
    package init(id: String, revision: Int) {
      self.id = id
      self.revision = revision
    }
  }

  /// The indexes in the old list of the objects that the new one doesn't contain.
  package private(set) var removed = IndexSet()
  /// The indexes in the new list of the objects that the old one doesn't contain.
  package private(set) var inserted = IndexSet()
  /// The indexes in the new list of the objects that have changed.
  package private(set) var changed = IndexSet()
  /// The indexes in both lists of the objects that come before or after others than they did, in the order of the new list.
  package private(set) var moves: [(from: Int, to: Int)] = []

  /// A Boolean value that indicates whether the lists are equal.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && changed.isEmpty && moves.isEmpty }

  /// The number of objects that a list on the screen has to animate.
  package var count: Int { removed.count + inserted.count + changed.count + moves.count }

  /// Compares two lists. Each contains an identifier once.
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

  /// Returns the numbers of the longest increasing subsequence: the objects that needn't move.
  private static func longestIncreasing(_ numbers: [Int]) -> IndexSet {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return IndexSet(numbers) }
    /// For each length, the index of the smallest number with which a subsequence of that length can end.
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
