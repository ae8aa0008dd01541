import CoreGraphics

extension UIScrollView {
  /// Updates the insets and the offset after a change of the size of the content or the view.
  func contentGeometryDidChange() {
    updateAdjustedContentInset()
    returnIntoRange()
    onContentMove?()
    setNeedsLayout()
  }

  /// Adds the safe area to the insets as the adjustment behavior requires.
  func updateAdjustedContentInset() {
    let old = adjustedContentInset
    adjustedContentInset = contentInset.limited.adding(safeAreaInsets, along: safeAreaAxes)
    adjustedContentInset.top += refreshControl?.inset ?? 0
    guard adjustedContentInset != old else { return }
    // Content at its start stays there.
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -adjustedContentInset.top }
    if offset.x == -old.left { offset.x = -adjustedContentInset.left }
    if !isTracking && motion == nil { moveContent(to: offset) }
    returnIntoRange()
    // Content that stays in place extends further below a bar, or less far.
    onContentMove?()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var safeAreaAxes: ScrollAxes {
    let fits = contentSize.outset(by: contentInset)
    var scrolling: ScrollAxes = []
    if fits.width > bounds.width || alwaysBounceHorizontal { scrolling.insert(.horizontal) }
    if fits.height > bounds.height || alwaysBounceVertical { scrolling.insert(.vertical) }
    switch contentInsetAdjustmentBehavior {
    case .automatic: return isAdjustedByController ? scrolling.union(.vertical) : []
    case .scrollableAxes: return scrolling
    case .never: return []
    case .always: return .both
    }
  }

  /// Scrolls content that has become smaller back into view.
  private func returnIntoRange() {
    guard !isTracking, motion == nil, !bounds.isEmpty else { return }
    moveContent(to: inScrollRange(contentOffset))
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets, along axes: ScrollAxes) -> UIEdgeInsets {
    var sum = self
    if axes.contains(.horizontal) {
      sum.left += other.left
      sum.right += other.right
    }
    if axes.contains(.vertical) {
      sum.top += other.top
      sum.bottom += other.bottom
    }
    return sum
  }
}
