import Foundation

// Interactive transitions from one layout to another.
extension UICollectionView {
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins a transition that follows the `transitionProgress` of the returned layout.
  ///
  /// The first argument of `completion` tells whether the animation ran to its end, the second whether the transition finished and was not
  /// cancelled.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if let running = collectionViewLayout as? UICollectionViewTransitionLayout {
      misuse("The collection view is already in the middle of an interactive transition")
      return running
    }
    layoutIfNeeded()
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    between.begin(in: self)
    layoutTransitionCompletion = completion
    collectionViewLayout = between
    for one in [old, layout] { one.collectionView = self }
    return between
  }

  public func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

  public func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  private func endInteractiveTransition(isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else {
      return misuse("The collection view is not in the middle of an interactive transition")
    }
    let completion = layoutTransitionCompletion
    layoutTransitionCompletion = nil
    updateCount += 1
    animateChanges {
      between.transitionProgress = isFinished ? 1 : 0
      self.layoutIfNeeded()
    } completion: { isComplete in
      self.updateCount -= 1
      // Meanwhile code may have set another layout, or ended the transition a second time.
      guard self.collectionViewLayout === between else {
        completion?(false, isFinished)
        return
      }
      let offset = self.contentOffset
      self.collectionViewLayout = isFinished ? between.nextLayout : between.currentLayout
      (isFinished ? between.currentLayout : between.nextLayout).collectionView = nil
      self.layoutIfNeeded()
      self.moveContent(to: CGPoint(x: offset.x.clamped(to: self.scrollRange.x), y: offset.y.clamped(to: self.scrollRange.y)))
      completion?(isComplete, isFinished)
    }
  }

  /// Returns the offset at which the next layout shows the current layout's middle item in the middle.
  func contentOffset(of next: UICollectionViewLayout, keeping current: UICollectionViewLayout) -> CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      hypot(attributes.center.x - middle.x, attributes.center.y - middle.y)
    }
    let shown = (current.layoutAttributesForElements(in: bounds) ?? []).filter { $0.representedElementKind == nil }
    let inset = adjustedContentInset
    let size = next.collectionViewContentSize
    let (left, top) = (-inset.left, -inset.top)
    let right = max(left, size.width + inset.right - bounds.width)
    let bottom = max(top, size.height + inset.bottom - bounds.height)
    var target = contentOffset
    if let nearest = shown.min(by: { distance($0) < distance($1) }), let place = next.layoutAttributesForItem(at: nearest.indexPath) {
      target.x += place.center.x - nearest.center.x
      target.y += place.center.y - nearest.center.y
    }
    target = CGPoint(x: target.x.clamped(to: left...right), y: target.y.clamped(to: top...bottom))
    return next.targetContentOffset(forProposedContentOffset: target)
  }
}
