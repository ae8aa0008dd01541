import Foundation

/// The changes of one `performBatchUpdates`. Deletions and origins of moves refer to the old state, insertions and destinations
/// of moves to the new one.
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

  /// A Boolean value that indicates whether nothing changes.
  var isEmpty: Bool {
    insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty && movedItems.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && movedSections.isEmpty
  }

  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
      + reloadedItems.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
  }
}
