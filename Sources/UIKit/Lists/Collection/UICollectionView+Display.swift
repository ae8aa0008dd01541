import Foundation

// Loading counts, preparing the layout, and showing the visible elements.
extension UICollectionView {
  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  func loadCountsIfNeeded() {
    guard !itemCounts.areCurrent else { return }
    itemCounts.areCurrent = true
    for element in elements.removeAll() { retire(element) }
    removeOrthogonalViews()
    collectionViewLayout.itemsDidMove(nil)
    itemCounts.sections = countItems()
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    loadCountsIfNeeded()
    return itemCounts.contains(indexPath)
  }

  func prepareLayoutIfNeeded() {
    loadCountsIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    let beginsAtRight = collectionViewLayout.isMirrored
    let distance = scrollRange.x.upperBound - contentOffset.x
    contentSize = collectionViewLayout.collectionViewContentSize
    // A mirrored layout begins at the right edge, and keeps its distance from it.
    let x = max(scrollRange.x.lowerBound, scrollRange.x.upperBound - distance)
    if beginsAtRight, contentOffset.x != x { contentOffset.x = x }
  }

  func showElements() {
    guard !isShowingElements, !bounds.isEmpty else { return }
    isShowingElements = true
    defer { isShowingElements = false }
    prepareLayoutIfNeeded()
    // Preparing the layout may have moved the content, which can invalidate the layout again.
    prepareLayoutIfNeeded()
    var visible = placeVisibleElements()
    // Elements that are smaller than estimated make room for others.
    for _ in 0..<8 where measureElements(visible) { visible = placeVisibleElements() }
    updatePrefetching()
  }

  private func placeVisibleElements() -> [UICollectionViewLayoutAttributes] {
    let visible = visibleAttributes(in: bounds)
    collectionViewLayout.willShow(visible)
    let views = visible.map { elements.note($0) }
    // Usually no element leaves when content scrolls by a few points.
    if !isUpdating, views.count(where: { $0 != nil }) < elements.count {
      let wanted = Set(visible.map(\.key))
      for element in elements.remove(where: { !wanted.contains($0.key) && $0.view !== self.movement?.cell }) { retire(element) }
    }
    placeOrthogonalViews()
    for (attributes, view) in zip(visible, views) {
      if let view {
        guard view !== movement?.cell else { continue }
        adopt(view, attributes)
        view.take(attributes)
      } else {
        UIView.performWithoutAnimation { _ = makeElement(attributes) }
      }
    }
    return visible
  }

  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    collectionViewLayout.shownAttributes(in: rect)
      .filter { $0.shownFrame.intersects(rect) }
      .inOrder { $0.key < $1.key }
  }

  func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if attributes.representedElementCategory == .decorationView, let kind = attributes.representedElementKind {
      guard let made = collectionViewLayout.makeDecorationView(ofKind: kind) else { return nil }
      view = made
    } else if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    } else {
      guard let dataPath = movement == nil ? path : movement?.dataPath(of: path) else { return makeGap(attributes) }
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath)
      cell.isSelected = selection.contains(path)
      cell.isHighlighted = selection.highlighted == path
      showOutline(of: cell, at: path)
      dragging.showState(of: cell, at: dataPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      view = cell
    }
    adopt(view, attributes)
    view.take(attributes)
    elements.insert(view, attributes)
    return view
  }

  func retire(_ element: LiveElements.Element) {
    swipes?.cellWillLeave(element.view)
    element.view.removeFromSuperview()
    element.view.forgetAttributes()
    (element.view as? UICollectionViewCell)?.forgetDrag()
    pool(ofKind: element.key.kind).add(element.view)
    guard let cell = element.view as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
  }

  /// A Boolean value that indicates whether the background color is nil or the standard one.
  var showsStandardBackground: Bool { backgroundColor == nil || backgroundColor === Self.standardBackground }
}
