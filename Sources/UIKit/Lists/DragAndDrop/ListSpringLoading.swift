import Foundation

// Rows and items that are selected if dragged items stay above them.

extension UITableView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setOwnSpring(newValue) { [weak self] context in
        guard let self, let path = indexPathForRow(at: context.location(in: self)), dragging.source?.drags(path) != true else {
          return false
        }
        (context.targetItem, context.targetView) = (path, cells[path])
        return delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
      } activate: { [weak self] context in
        if let path = context.targetItem as? IndexPath { self?.userSelects(path) }
      }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setOwnSpring(newValue) { [weak self] context in
        guard let self, let path = dragging.list?.draggablePath(at: context.location(in: self)), dragging.source?.drags(path) != true else {
          return false
        }
        (context.targetItem, context.targetView) = (path, dragging.list?.draggedCell(at: path))
        return delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
      } activate: { [weak self] context in
        if let path = context.targetItem as? IndexPath { self?.userSelects(path) }
      }
    }
  }
}

extension UITableViewCell: BlinkingCell {
  func showHighlight(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: true) }
}

extension UICollectionViewCell: BlinkingCell {
  func showHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
