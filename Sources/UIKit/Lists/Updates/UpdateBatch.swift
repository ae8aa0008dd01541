import Foundation

/// The changes of one call of `performBatchUpdates`. Deletions and the origins of moves refer to the old state, insertions and the
/// destinations of moves to the new one.
struct UpdateBatch {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var completions: [(Bool) -> Void] = []

  var isEmpty: Bool {
    insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty && movedItems.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && movedSections.isEmpty
  }

  /// Calls the completions in the order in which they were added.
  func complete(isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }

  /// Adds the changes of another batch, without its completions.
  mutating func add(_ other: UpdateBatch) {
    insertedItems += other.insertedItems
    deletedItems += other.deletedItems
    reloadedItems += other.reloadedItems
    reconfiguredItems += other.reconfiguredItems
    movedItems += other.movedItems
    insertedSections.formUnion(other.insertedSections)
    deletedSections.formUnion(other.deletedSections)
    movedSections += other.movedSections
  }

  /// Returns the old index of each new section, or nil for inserted ones. Moves from sections that don't exist are ignored. `count` is the
  /// number of sections before the updates.
  func sectionOrigins(count: Int) -> [Int?] {
    let movedFrom = Set(movedSections.map(\.from))
    var origins: [Int?] = (0..<count).filter { !deletedSections.contains($0) && !movedFrom.contains($0) }
    let arriving: [(to: Int, from: Int?)] =
      insertedSections.map { ($0, nil) } + movedSections.filter { (0..<count).contains($0.from) }.map { ($0.to, $0.from) }
    for arrival in arriving.sorted(by: { $0.to < $1.to }) { origins.insert(arrival.from, at: arrival.to.clamped(to: 0...origins.count)) }
    return origins
  }

  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
      + reloadedItems.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
  }
}
