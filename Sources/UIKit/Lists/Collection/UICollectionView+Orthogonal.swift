import Foundation

// Sections that scroll orthogonally to the layout, and elements that size themselves.
extension UICollectionView {
  /// Returns nil if the section has not been shown or does not scroll by itself.
  func orthogonalOffset(ofSection section: Int) -> CGPoint? { orthogonalViews[section]?.contentOffset }

  func placeOrthogonalViews() {
    guard collectionViewLayout.scrollsAcross || !orthogonalViews.isEmpty else { return }
    for section in 0..<numberOfSections {
      guard let area = collectionViewLayout.shownOrthogonalArea(ofSection: section) else {
        orthogonalViews.removeValue(forKey: section)?.removeFromSuperview()
        continue
      }
      guard area.frame.intersects(bounds) || orthogonalViews[section] != nil else { continue }
      orthogonalView(ofSection: section).show(area)
    }
  }

  private func orthogonalView(ofSection section: Int) -> OrthogonalScrollView {
    if let view = orthogonalViews[section] { return view }
    let view = OrthogonalScrollView(frame: .zero)
    view.onScroll = { [weak self] in self?.setNeedsLayout() }
    UIView.performWithoutAnimation {
      if let area = collectionViewLayout.shownOrthogonalArea(ofSection: section) { view.show(area) }
      insertSubview(view, belowSubview: indicators.horizontal)
    }
    orthogonalViews[section] = view
    return view
  }

  func removeOrthogonalViews() {
    for view in orthogonalViews.values { view.removeFromSuperview() }
    orthogonalViews = [:]
  }

  /// Updates the sections of the scrolling views after a batch of updates.
  func moveOrthogonalViews(_ newSection: (Int) -> Int?) {
    guard !orthogonalViews.isEmpty else { return }
    var moved: [Int: OrthogonalScrollView] = [:]
    for (section, view) in orthogonalViews {
      if let new = newSection(section) { moved[new] = view } else { view.removeFromSuperview() }
    }
    orthogonalViews = moved
  }

  /// Moves the view of an element into the scroll view of its section, keeping its place on the screen.
  func adopt(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let host: UIView = attributes.scrolling.map { orthogonalView(ofSection: $0.section) } ?? self
    guard view.superview !== host else { return }
    let place = view.superview?.convert(view.center, to: host)
    if let scroller = host as? OrthogonalScrollView {
      scroller.insertSubview(view, belowSubview: scroller.indicators.horizontal)
    } else {
      // Hit-testing uses the order of the subviews, which must therefore match the order of the layers.
      insertSubview(view, belowSubview: elements.lowestView(above: attributes.zIndex, in: self) ?? indicators.horizontal)
    }
    if let place { UIView.performWithoutAnimation { view.center = place } }
  }

  /// Scrolls a section to an item's frame, and returns the frame that the collection view scrolls to.
  func scroll(_ section: SectionScrolling, to frame: CGRect, at position: ScrollPosition, animated: Bool) -> CGRect {
    let view = orthogonalView(ofSection: section.section)
    let inside = frame.offsetBy(dx: -section.origin.x, dy: -section.origin.y)
    let isHorizontal = view.area?.isHorizontal ?? true
    let ranges = view.scrollRange
    var target = view.contentOffset
    if isHorizontal {
      if position.contains(.left) { target.x = inside.minX }
      if position.contains(.right) { target.x = inside.maxX - view.bounds.width }
      if position.contains(.centeredHorizontally) { target.x = inside.midX - view.bounds.width / 2 }
    } else {
      if position.contains(.top) { target.y = inside.minY }
      if position.contains(.bottom) { target.y = inside.maxY - view.bounds.height }
      if position.contains(.centeredVertically) { target.y = inside.midY - view.bounds.height / 2 }
    }
    target = CGPoint(x: target.x.clamped(to: ranges.x), y: target.y.clamped(to: ranges.y))
    if target == view.contentOffset, position.isDisjoint(with: isHorizontal ? Self.acrossPositions : Self.downPositions) {
      view.scrollRectToVisible(inside, animated: animated)
    } else {
      view.setContentOffset(target, animated: animated)
    }
    return isHorizontal
      ? CGRect(x: contentOffset.x, y: frame.minY, width: 1, height: frame.height)
      : CGRect(x: frame.minX, y: contentOffset.y, width: frame.width, height: 1)
  }

  private static var acrossPositions: ScrollPosition { [.left, .centeredHorizontally, .right] }
  private static var downPositions: ScrollPosition { [.top, .centeredVertically, .bottom] }

  // MARK: Self-sizing

  /// Measures elements that size themselves. Returns a Boolean value that indicates whether the layout has changed.
  func measureElements(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
    let measured = visible.compactMap { attributes -> MeasuredElement? in
      guard let sizing = attributes.sizing, !sizing.isMeasured, !sizing.axes.isEmpty, let view = elements[attributes.key]?.view
      else { return nil }
      // A subclass may modify the attributes that it gets and return them.
      let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      return MeasuredElement(attributes, preferred: view.preferredLayoutAttributesFitting(given).size)
    }
    return !measured.isEmpty && collectionViewLayout.take(measured)
  }

  // MARK: Outlines

  func showOutline(of cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? any OutlineCell, let outline = dataSource as? any OutlineDisclosing else { return }
    cell.showOutline(level: outline.level(at: path), isExpanded: outline.isExpanded(at: path))
  }

  func showOutlines() {
    guard dataSource is any OutlineDisclosing else { return }
    for element in elements.ordered where element.key.kind == nil {
      if let cell = element.view as? UICollectionViewCell { showOutline(of: cell, at: element.key.indexPath) }
    }
  }
}
