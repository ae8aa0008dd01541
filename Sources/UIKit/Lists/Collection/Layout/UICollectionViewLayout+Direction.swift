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

  func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
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
