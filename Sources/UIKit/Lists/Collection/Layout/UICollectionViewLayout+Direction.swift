import Foundation

// The layout as the collection view shows it: mirrored if text is read in the other direction.
extension UICollectionViewLayout {
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The width in which the content is mirrored, in points: the content's width or, if greater, the visible width.
  private var mirrorWidth: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return max(collectionViewContentSize.width, collectionView.bounds.width - inset.left - inset.right)
  }

  /// Prepares the layout, and sets the size of the content.
  func prepare(in list: UICollectionView) {
    isPrepared = true
    prepare()
    let distance = list.scrollRange.x.upperBound - list.contentOffset.x
    list.contentSize = collectionViewContentSize
    guard isMirrored else { return }
    // A mirrored layout begins at the right edge, and keeps its distance from it.
    let x = max(list.scrollRange.x.lowerBound, list.scrollRange.x.upperBound - distance)
    if list.contentOffset.x != x { list.contentOffset.x = x }
  }

  /// Returns the attributes of the elements that are shown in a rectangle, in the order of their index paths.
  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    shownAttributes(in: rect).filter { $0.shownFrame.intersects(rect) }.inOrder { $0.key < $1.key }
  }

  private func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isMirrored else { return layoutAttributesForElements(in: rect) ?? [] }
    let width = mirrorWidth
    return (layoutAttributesForElements(in: rect.mirrored(in: width)) ?? []).map { $0.mirrored(in: width) }
  }

  func shownAttributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? { shown(layoutAttributesForItem(at: path)) }

  func shownAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    shown(layoutAttributesForSupplementaryView(ofKind: kind, at: path))
  }

  func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    isMirrored ? attributes?.mirrored(in: mirrorWidth) : attributes
  }

  func shownOrthogonalArea(ofSection section: Int) -> OrthogonalArea? {
    guard let area = orthogonalArea(ofSection: section) else { return nil }
    return isMirrored ? area.mirrored(in: mirrorWidth) : area
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns the attributes mirrored in content of the given width, in points, and in the section that scrolls by itself.
  fileprivate func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    guard let scrolling else {
      copy.center.x = width - center.x
      return copy
    }
    let mirrored = scrolling.mirrored(in: width)
    copy.center.x = mirrored.area.minX + scrolling.contentWidth - (center.x - scrolling.area.minX)
    copy.scrolling = mirrored
    return copy
  }
}

extension CGRect {
  /// Returns the rectangle mirrored in content of the given width, in points.
  func mirrored(in width: CGFloat) -> CGRect { offsetBy(dx: width - minX - maxX, dy: 0) }
}

extension UICollectionView: LayoutDirectionFollowing {
  func layoutDirectionDidChange() { collectionViewLayout.invalidateLayout() }
}
