import Foundation

/// The changes of one `performBatchUpdates`. Deletions and origins of moves refer to the old state, insertions and destinations
/// of moves to the new one.
struct UpdateBatch {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var completions: [(Bool) -> Void] = []

  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
      + reloadedItems.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
  }
}

/// The new index path of each item after a batch of updates.
struct ItemMapping {
  /// The number of items in each section after the updates.
  let newCounts: [Int]
  private let newPaths: [IndexPath: IndexPath]
  private let survivors: Set<IndexPath>
  private let reloaded: Set<IndexPath>

  init(_ batch: UpdateBatch, counts: [Int]) {
    let leaving = Set(batch.deletedItems).union(batch.movedItems.map(\.from))
    // The sections after the updates, as the old index paths of their items, with nil for inserted items.
    var sections: [[IndexPath?]] = []
    for (section, count) in counts.enumerated() where !batch.deletedSections.contains(section) {
      sections.append((0..<count).map { IndexPath(item: $0, section: section) }.filter { !leaving.contains($0) })
    }
    for section in batch.insertedSections { sections.insert([], at: min(section, sections.count)) }
    var arriving: [(to: IndexPath, from: IndexPath?)] = batch.insertedItems.map { ($0, nil) }
    arriving += batch.movedItems.map { ($0.to, $0.from) }
    for arrival in arriving.sorted(by: { $0.to < $1.to }) where sections.indices.contains(arrival.to.section) {
      let count = sections[arrival.to.section].count
      sections[arrival.to.section].insert(arrival.from, at: min(arrival.to.item, count))
    }
    var paths: [IndexPath: IndexPath] = [:]
    for (section, items) in sections.enumerated() {
      for case (let item, let old?) in items.enumerated() { paths[old] = IndexPath(item: item, section: section) }
    }
    newCounts = sections.map(\.count)
    newPaths = paths
    survivors = Set(paths.values)
    reloaded = Set(batch.reloadedItems.compactMap { paths[$0] })
  }

  /// Returns the current index path of an old item, or nil if it has been deleted.
  func newPath(of old: IndexPath) -> IndexPath? { newPaths[old] }

  func isInserted(_ new: IndexPath) -> Bool { !survivors.contains(new) }

  func isReloaded(_ new: IndexPath) -> Bool { reloaded.contains(new) }
}
