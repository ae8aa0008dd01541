import Foundation

/// A list whose rows can reveal actions.
@MainActor
protocol SwipeHost: ListView {
  /// Returns nil if there are no actions at that edge.
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
  func swipeDidBegin(at path: IndexPath)
  /// The path is nil if the row has been deleted.
  func swipeDidEnd(at path: IndexPath?)
}

extension SwipeHost {
  func swipeDidBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath?) {}
}

extension UITableView: SwipeHost {
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: path) != false else { return nil }
    if leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? editing.deletion(of: path, in: self)
  }

  func swipeDidBegin(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }

  func swipeDidEnd(at path: IndexPath?) { delegate?.tableView(self, didEndEditingRowAt: path) }
}

extension UICollectionView: SwipeHost {
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    collectionViewLayout.swipeActions(at: path, leading: leading)
  }
}
