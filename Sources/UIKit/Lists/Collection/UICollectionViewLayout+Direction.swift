import Foundation

// What the collection view shows of a layout, which is mirrored if text is read in the other direction.
extension UICollectionViewLayout {
  /// A Boolean value that indicates whether the collection view mirrors the layout.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The width in which the content is mirrored, in points: that of the content, or of what is visible if that is wider.
  private var mirrorWidth: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return max(collectionViewContentSize.width, collectionView.bounds.width - inset.left - inset.right)
  }

  /// Returns the attributes of the elements that intersect a rectangle of the content as it is shown.
  func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isMirrored else { return layoutAttributesForElements(in: rect) ?? [] }
    let width = mirrorWidth
    return (layoutAttributesForElements(in: rect.mirrored(in: width)) ?? []).map { $0.mirrored(in: width) }
  }

  /// Returns the attributes of an item as it is shown.
  func shownAttributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? { shown(layoutAttributesForItem(at: path)) }

  /// Returns the attributes of a supplementary view as it is shown.
  func shownAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    shown(layoutAttributesForSupplementaryView(ofKind: kind, at: path))
  }

  /// Returns attributes that the layout has given as they are shown.
  func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    isMirrored ? attributes?.mirrored(in: mirrorWidth) : attributes
  }

  /// Returns the area of a section that scrolls across, as it is shown.
  func shownOrthogonalArea(ofSection section: Int) -> OrthogonalArea? {
    guard let area = orthogonalArea(ofSection: section) else { return nil }
    return isMirrored ? area.mirrored(in: mirrorWidth) : area
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns the attributes with the place mirrored in a content of a width, in points, and inside the section that scrolls.
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
  /// Returns the rectangle mirrored in a content of a width, in points.
  func mirrored(in width: CGFloat) -> CGRect { offsetBy(dx: width - minX - maxX, dy: 0) }
}

extension UICollectionView: LayoutDirectionFollowing {
  func layoutDirectionDidChange() { collectionViewLayout.invalidateLayout() }
}
