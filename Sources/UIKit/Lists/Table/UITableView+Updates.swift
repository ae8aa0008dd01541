import Foundation

// Animated insertions, deletions and moves of rows.
extension UITableView {
  /// Makes several changes, and animates from the old state to the new one. The completion's argument tells whether the animations
  /// finished.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchUpdates.perform({ updates?() }, completion: completion, in: self)
  }

  public func beginUpdates() { batchUpdates.begin(in: self) }

  public func endUpdates() { batchUpdates.end(in: self) }

  /// The index paths refer to the state after the updates.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batchUpdates.record(animation, in: self) { $0.insertedItems = indexPaths }
  }

  /// The index paths refer to the state before the updates.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batchUpdates.record(animation, in: self) { $0.deletedItems = indexPaths }
  }

  /// The index paths refer to the state before the updates.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batchUpdates.record(animation, in: self) { $0.reloadedItems = indexPaths }
  }

  /// `indexPath` refers to the state before the updates, and `newIndexPath` to the state after them.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batchUpdates.record(in: self) { $0.movedItems = [(indexPath, newIndexPath)] }
  }

  /// The indices refer to the state after the updates.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batchUpdates.record(animation, in: self) { $0.insertedSections = sections }
  }

  /// The indices refer to the state before the updates.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batchUpdates.record(animation, in: self) { $0.deletedSections = sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    batchUpdates.record(animation, in: self) { ($0.deletedSections, $0.insertedSections) = (sections, sections) }
  }

  /// `section` refers to the state before the updates, and `newSection` to the state after them.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    batchUpdates.record(in: self) { $0.movedSections = [(section, newSection)] }
  }

  /// Fills the existing cells of visible rows again. The index paths refer to the state before the updates.
  public func reconfigureRows(at indexPaths: [IndexPath]) { batchUpdates.reconfigure(indexPaths, in: self) }
}
