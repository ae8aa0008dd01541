import Foundation

// Animated insertions, deletions and moves of items.
extension UICollectionView {
  /// Makes several changes, and animates from the old state to the new one. The completion's argument tells whether the animations
  /// finished.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchUpdates.perform({ updates?() }, completion: completion, in: self)
  }

  /// The index paths refer to the state after the updates.
  public func insertItems(at indexPaths: [IndexPath]) { batchUpdates.record(in: self) { $0.insertedItems += indexPaths } }

  /// The index paths refer to the state before the updates.
  public func deleteItems(at indexPaths: [IndexPath]) { batchUpdates.record(in: self) { $0.deletedItems += indexPaths } }

  /// The index paths refer to the state before the updates.
  public func reloadItems(at indexPaths: [IndexPath]) { batchUpdates.record(in: self) { $0.reloadedItems += indexPaths } }

  /// `indexPath` refers to the state before the updates, and `newIndexPath` to the state after them.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batchUpdates.record(in: self) { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// The indices refer to the state after the updates.
  public func insertSections(_ sections: IndexSet) { batchUpdates.record(in: self) { $0.insertedSections.formUnion(sections) } }

  /// The indices refer to the state before the updates.
  public func deleteSections(_ sections: IndexSet) { batchUpdates.record(in: self) { $0.deletedSections.formUnion(sections) } }

  /// `section` refers to the state before the updates, and `newSection` to the state after them.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    batchUpdates.record(in: self) { $0.movedSections.append((section, newSection)) }
  }

  public func reloadSections(_ sections: IndexSet) {
    batchUpdates.record(in: self) { batch in
      batch.deletedSections.formUnion(sections)
      batch.insertedSections.formUnion(sections)
    }
  }

  /// Fills the existing cells of visible items again. The index paths refer to the state before the updates.
  public func reconfigureItems(at indexPaths: [IndexPath]) { batchUpdates.reconfigure(indexPaths, in: self) }
}
