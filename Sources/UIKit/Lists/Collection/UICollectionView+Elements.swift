import Foundation

// Registering, reusing and locating cells and supplementary views.
extension UICollectionView {
  public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    elements.pool(ofKind: nil).register(cellClass, identifier: identifier) { $0.init(frame: $1) }
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    elements.pool(ofKind: nil).register(nib, identifier: identifier, as: UICollectionViewCell.self)
  }

  /// Registers the prototype of an Interface Builder file, of a cell or of a supplementary view of a kind.
  package func registerPrototype(ofKind kind: String?, _ identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView?) {
    elements.pool(ofKind: kind).register(identifier: identifier) { _ in make() }
  }

  public func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    elements.pool(ofKind: elementKind).register(viewClass, identifier: identifier) { $0.init(frame: $1) }
  }

  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    elements.pool(ofKind: kind).register(nib, identifier: identifier, as: UICollectionReusableView.self)
  }

  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let attributes = collectionViewLayout.shownAttributes(ofItem: indexPath)
    let frame = attributes?.frame ?? .zero
    // Only cells are registered without a kind.
    let cell = elements.dequeue(ofKind: nil, identifier, frame: frame) as? UICollectionViewCell ?? UICollectionViewCell(frame: frame)
    // A cell that is reconfigured stays where it is.
    if let attributes, cell.superview == nil { cell.take(attributes) }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = collectionViewLayout.shownAttributes(ofKind: elementKind, at: indexPath)
    let view = elements.dequeue(ofKind: elementKind, identifier, frame: attributes?.frame ?? .zero)
    if let attributes { view.take(attributes) }
    return view
  }

  /// Updates the layout first. Returns nil if the item isn't visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.show(in: self)
    return elements.cell(at: indexPath)
  }

  /// Updates the layout first. Returns nil if the view isn't visible.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    elements.show(in: self)
    return elements[CollectionElementKey(kind: elementKind, indexPath: indexPath)]?.view
  }

  /// The visible cells, in the order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    elements.show(in: self)
    return elements.ordered.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in ascending order.
  public var indexPathsForVisibleItems: [IndexPath] {
    elements.show(in: self)
    return elements.ordered.filter { $0.key.kind == nil }.map(\.key.indexPath)
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { elements.key(of: cell)?.indexPath }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let here = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    let found = visibleAttributes(in: here).filter { $0.representedElementKind == nil && !$0.isHidden && $0.shownFrame.contains(point) }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return contains(indexPath) ? collectionViewLayout.shownAttributes(ofItem: indexPath) : nil
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.shownAttributes(ofKind: elementKind, at: indexPath)
  }

  /// With an empty position, scrolls as little as possible.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    var frame = attributes.frame
    if let section = attributes.scrolling {
      frame = orthogonalViews.scroll(section, to: frame, at: scrollPosition, animated: animated, in: self)
    }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let target = scrollPosition.offset(showing: frame, from: contentOffset, size: bounds.size, inset: adjustedContentInset)
    setContentOffset(inScrollRange(target), animated: animated)
  }
}
