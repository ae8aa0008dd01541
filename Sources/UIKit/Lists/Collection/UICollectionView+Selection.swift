import Foundation

extension UICollectionView {
  /// In the order of selection, or nil if no item is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Does not notify the delegate. A nil index path deselects all items.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in selection.paths { deselectItem(at: path, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection.paths where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    liveCell(indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Does not notify the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    liveCell(indexPath)?.isSelected = false
  }

  // MARK: Presses

  func highlightItem(under touch: UITouch?) {
    guard allowsSelection, let touch, let path = indexPathForItem(at: touch.location(in: self)), liveCell(path) != nil,
      !isOnSupplementaryView(touch), delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    selection.highlighted = path
    liveCell(path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// A header or footer may be in front of an item.
  private func isOnSupplementaryView(_ touch: UITouch) -> Bool {
    elements.ordered.contains { $0.key.kind != nil && touch.view?.isDescendant(of: $0.view) == true }
  }

  func unhighlightItem(unlessUnder touch: UITouch?) {
    guard let path = selection.highlighted, let touch, indexPathForItem(at: touch.location(in: self)) != path else { return }
    unhighlightItem()
  }

  func unhighlightItem() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    liveCell(path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func userSelectsItem(at path: IndexPath) {
    selection.focused = path
    if (liveCell(path) as? any OutlineCell)?.discloseByCell() == true { return }
    if selection.contains(path), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let others = allowsMultipleSelection ? [] : selection.paths.filter { $0 != path }
    for other in others {
      deselectItem(at: other, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  func liveCell(_ path: IndexPath) -> UICollectionViewCell? {
    elements[CollectionElementKey(kind: nil, indexPath: path)]?.view as? UICollectionViewCell
  }

  // MARK: Keys

  /// Moves the focus with the arrow keys, and selects with Return and Space. Returns whether the key was used.
  func handleKey(_ key: UIKeyboardHIDUsage) -> Bool {
    guard allowsSelection, window?.focusedView === self || isFirstResponder else { return false }
    switch key {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let path = selection.focused, contains(path) else { return false }
      userSelectsItem(at: path)
      return true
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow:
      guard let path = neighbor(of: selection.focused, towards: key) else { return false }
      selection.focused = path
      window?.showsFocusRing = true
      scrollToItem(at: path, at: [], animated: true)
      return true
    default: return false
    }
  }

  /// Returns the nearest item in a direction, looking at most one screen ahead.
  private func neighbor(of path: IndexPath?, towards key: UIKeyboardHIDUsage) -> IndexPath? {
    guard let path, let here = layoutAttributesForItem(at: path)?.frame else { return indexPathsForVisibleItems.first }
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
