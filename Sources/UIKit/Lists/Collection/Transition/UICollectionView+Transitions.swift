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
    between.completion = completion
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
    let completion = between.completion
    between.completion = nil
    animations.run(in: self) {
      between.transitionProgress = isFinished ? 1 : 0
      self.layoutIfNeeded()
    } completion: { isComplete in
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
}
