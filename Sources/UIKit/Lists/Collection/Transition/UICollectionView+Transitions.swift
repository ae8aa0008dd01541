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
    between.begin(in: self, completion: completion)
    return between
  }

  public func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

  public func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  private func endInteractiveTransition(isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else {
      return misuse("The collection view is not in the middle of an interactive transition")
    }
    between.end(in: self, isFinished: isFinished)
  }
}
