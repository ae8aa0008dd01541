import Foundation

// Rows and items that are selected if dragged items stay above them.

extension SelectingList {
  fileprivate func setSpring(
    _ isSpringLoaded: Bool, allows: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool
  ) {
    setOwnSpring(isSpringLoaded) { [weak self] context in
      guard let self, let path = dragList.draggablePath(at: context.location(in: self)), dragging.source?.drags(path) != true else {
        return false
      }
      (context.targetItem, context.targetView) = (path, dragList.draggedCell(at: path))
      return allows(path, context)
    } activate: { [weak self] context in
      if let path = context.targetItem as? IndexPath { self?.userSelects(path) }
    }
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setSpring(newValue) { [unowned self] in delegate?.tableView(self, shouldSpringLoadRowAt: $0, with: $1) ?? true }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setSpring(newValue) { [unowned self] in delegate?.collectionView(self, shouldSpringLoadItemAt: $0, with: $1) ?? true }
    }
  }
}

extension UITableViewCell: BlinkingCell {
  func showHighlight(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: true) }
}

extension UICollectionViewCell: BlinkingCell {
  func showHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
