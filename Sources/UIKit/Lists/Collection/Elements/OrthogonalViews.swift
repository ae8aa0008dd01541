import Foundation

/// The scroll views of sections that scroll orthogonally to the layout. They are kept for their offsets.
@MainActor
final class OrthogonalViews {
  private var views: [Int: OrthogonalScrollView] = [:]

  /// Returns nil if the section has not been shown or does not scroll by itself.
  subscript(section: Int) -> OrthogonalScrollView? { views[section] }

  /// Shows the sections that are visible, and updates those that have been.
  func place(in list: UICollectionView) {
    let layout = list.collectionViewLayout
    guard layout.scrollsAcross || !views.isEmpty else { return }
    for section in 0..<list.numberOfSections {
      guard let area = layout.shownOrthogonalArea(ofSection: section) else {
        views.removeValue(forKey: section)?.removeFromSuperview()
        continue
      }
      guard area.frame.intersects(list.bounds) || views[section] != nil else { continue }
      view(ofSection: section, in: list).show(area)
    }
  }

  /// Scrolls a section to an item's frame, and returns the frame that the collection view scrolls to.
  func scroll(
    _ section: SectionScrolling, to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool, in list: UICollectionView
  ) -> CGRect {
    let view = view(ofSection: section.section, in: list)
    view.scroll(to: frame.offsetBy(dx: -section.origin.x, dy: -section.origin.y), at: position, animated: animated)
    return view.area?.isHorizontal ?? true
      ? CGRect(x: list.contentOffset.x, y: frame.minY, width: 1, height: frame.height)
      : CGRect(x: frame.minX, y: list.contentOffset.y, width: frame.width, height: 1)
  }

  func view(ofSection section: Int, in list: UICollectionView) -> OrthogonalScrollView {
    if let view = views[section] { return view }
    let view = OrthogonalScrollView(frame: .zero)
    view.onScroll = { [weak list] in list?.setNeedsLayout() }
    UIView.performWithoutAnimation {
      if let area = list.collectionViewLayout.shownOrthogonalArea(ofSection: section) { view.show(area) }
      list.insertSubview(view, belowSubview: list.indicators.horizontal)
    }
    views[section] = view
    return view
  }

  func removeAll() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }

  /// Updates the sections after a batch of updates.
  func move(_ mapping: ItemMapping) {
    let old = views
    views = [:]
    for (section, view) in old {
      if let new = mapping.newSection(of: section) { views[new] = view } else { view.removeFromSuperview() }
    }
  }
}

extension OrthogonalScrollView {
  /// Scrolls to a frame in the content of the section.
  fileprivate func scroll(to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let positions: UICollectionView.ScrollPosition =
      area?.isHorizontal ?? true ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    let target = position.intersection(positions).offset(showing: frame, from: contentOffset, size: bounds.size, inset: .zero)
    let limited = inScrollRange(target)
    if limited == contentOffset, position.isDisjoint(with: positions) {
      scrollRectToVisible(frame, animated: animated)
    } else {
      setContentOffset(limited, animated: animated)
    }
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns the content offset at which a frame of the content has this position.
  func offset(showing frame: CGRect, from current: CGPoint, size: CGSize, inset: UIEdgeInsets) -> CGPoint {
    var target = current
    if contains(.top) { target.y = frame.minY - inset.top }
    if contains(.bottom) { target.y = frame.maxY - size.height + inset.bottom }
    if contains(.centeredVertically) { target.y = frame.midY - (size.height + inset.top - inset.bottom) / 2 }
    if contains(.left) { target.x = frame.minX - inset.left }
    if contains(.right) { target.x = frame.maxX - size.width + inset.right }
    if contains(.centeredHorizontally) { target.x = frame.midX - (size.width + inset.left - inset.right) / 2 }
    return target
  }
}
