import Foundation

@MainActor
protocol SwipeHost: UIScrollView {
  /// `point` is in the content.
  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Returns nil if there are no actions at that edge.
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
  func swipeDidBegin(at path: IndexPath, cell: UIView)
  /// The path is nil if the row has been deleted.
  func swipeDidEnd(at path: IndexPath?, cell: UIView)
}

extension UITableView: SwipeHost {
  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    indexPathForRow(at: point).flatMap { path in cells[path].map { (path, $0) } }
  }

  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: path) != false else { return nil }
    if leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? editing.deletion(of: path, in: self)
  }

  func swipeDidBegin(at path: IndexPath, cell: UIView) {
    (cell as? UITableViewCell)?.isSwiped = true
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidEnd(at path: IndexPath?, cell: UIView) {
    (cell as? UITableViewCell)?.isSwiped = false
    delegate?.tableView(self, didEndEditingRowAt: path)
  }
}

extension UICollectionView: SwipeHost {
  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    indexPathForItem(at: point).flatMap { path in elements.cell(at: path).map { (path, $0) } }
  }

  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    collectionViewLayout.swipeActions(at: path, leading: leading)
  }

  func swipeDidBegin(at path: IndexPath, cell: UIView) { (cell as? UICollectionViewCell)?.isSwiped = true }

  func swipeDidEnd(at path: IndexPath?, cell: UIView) { (cell as? UICollectionViewCell)?.isSwiped = false }
}
