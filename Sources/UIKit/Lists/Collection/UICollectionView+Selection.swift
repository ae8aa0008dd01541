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
  var keepsSelection: Bool { allowsSelection }
  var selectsSeveral: Bool { allowsMultipleSelection }

  func elementPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
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
  func didSelect(_ path: IndexPath) { delegate?.collectionView(self, didSelectItemAt: path) }
  func didDeselect(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: path) }

  func performInsteadOfSelection(at path: IndexPath) -> Bool { (elements.cell(at: path) as? any OutlineCell)?.discloseByCell() == true }

  /// Returns the nearest item in a direction, looking at most one screen ahead.
  func elementPath(from focused: IndexPath?, towards key: UIKeyboardHIDUsage) -> IndexPath? {
    guard [.keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow].contains(key) else { return nil }
    guard let path = focused, let here = layoutAttributesForItem(at: path)?.frame else { return indexPathsForVisibleItems.first }
    let isAcross = key == .keyboardLeftArrow || key == .keyboardRightArrow
    let sign: CGFloat = key == .keyboardRightArrow || key == .keyboardDownArrow ? 1 : -1
    let reach = here.insetBy(dx: -bounds.width, dy: -bounds.height)
    func ahead(_ frame: CGRect) -> CGFloat { sign * (isAcross ? frame.midX - here.midX : frame.midY - here.midY) }
    func aside(_ frame: CGRect) -> CGFloat { abs(isAcross ? frame.midY - here.midY : frame.midX - here.midX) }
    let candidates = visibleAttributes(in: reach).filter {
      $0.representedElementKind == nil && ahead($0.frame) > 0.5
        && (!isAcross || aside($0.frame) < max(here.height, $0.frame.height) / 2)
    }
    let nearest = candidates.min { ahead($0.frame) + 2 * aside($0.frame) < ahead($1.frame) + 2 * aside($1.frame) }
    // At the end of a line, continue with the next one in reading order.
    return nearest?.indexPath ?? (isAcross ? successor(of: path, by: Int(sign)) : nil)
  }

  private func successor(of path: IndexPath, by step: Int) -> IndexPath? {
    var next = IndexPath(item: path.item + step, section: path.section)
    // Continue with the first or last item of the nearest section that has any.
    while !contains(next) {
      next.section += step
      guard (0..<numberOfSections).contains(next.section) else { return nil }
      next.item = step > 0 ? 0 : numberOfItems(inSection: next.section) - 1
    }
    return next
  }
}
