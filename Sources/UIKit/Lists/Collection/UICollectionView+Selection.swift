import Foundation

extension UICollectionView {
  /// In the order of selection, or nil if no item is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Does not notify the delegate. A nil index path deselects all items.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if let indexPath, !contains(indexPath) { return }
    select(indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Does not notify the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
}

extension UICollectionView: SelectingList {
  var canSelect: Bool { allowsSelection }
  var selectsSeveral: Bool { allowsMultipleSelection }
  func keepsSelection(of path: IndexPath) -> Bool { allowsSelection && contains(path) }

  func elementPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func elementCell(at path: IndexPath) -> (any ListCell)? { elements.cell(at: path) }
  func revealFocus(at path: IndexPath) { scrollToItem(at: path, at: [], animated: true) }

  func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool) { elements.cell(at: path)?.isSelected = isSelected }

  func showHighlight(_ isHighlighted: Bool, at path: IndexPath) {
    elements.cell(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func canHighlight(_ path: IndexPath, under touch: UITouch) -> Bool {
    // A header or footer may be in front of an item.
    let isCovered = elements.ordered.contains { $0.key.kind != nil && touch.view?.isDescendant(of: $0.view) == true }
    return elements.cell(at: path) != nil && !isCovered && delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  func canDeselect(_ path: IndexPath) -> Bool { delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true }
  func didSelect(_ path: IndexPath) {
    if let cell = elements.cell(at: path) { cell.segues.selection?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
  func didDeselect(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: path) }

  func performInsteadOfSelection(at path: IndexPath) -> Bool { (elements.cell(at: path) as? any OutlineCell)?.discloseByCell() == true }

  func elementPath(from focused: IndexPath?, towards key: UIKeyboardHIDUsage) -> IndexPath? {
    guard let direction = FocusDirection(key) else { return nil }
    guard let path = focused, let here = layoutAttributesForItem(at: path)?.frame else { return indexPathsForVisibleItems.first }
    return direction.item(from: path, here, in: self)
  }
}
