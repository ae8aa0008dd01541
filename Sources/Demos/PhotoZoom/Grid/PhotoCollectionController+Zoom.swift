import UIKit

// Changes of the grid's density by a pinch or a key. They can be caught and reversed at any time.
extension PhotoCollectionController {
  func showLarger() { change(by: -1) }

  func showSmaller() { change(by: 1) }

  /// Animates to the next density about the middle of the screen, from the current state of a change in progress.
  private func change(by step: Int) {
    change?.stop()
    guard let next = level.moved(by: step) else { return settle(atNew: true) }
    begin(next, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    settle(atNew: true)
  }

  // MARK: Pinching

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    guard navigationController?.transitionCoordinator == nil else { return }
    switch pinch.state {
    case .began:
      change?.stop()
      pinchedWidth = change?.shownWidth ?? 0
      // Stops the scrolling by these fingers.
      collectionView.panGestureRecognizer.isEnabled = false
      collectionView.panGestureRecognizer.isEnabled = true
    case .changed: follow(pinch)
    case .ended:
      let velocity = change?.velocity(ofScale: pinch.velocity / max(pinch.scale, 0.01)) ?? 0
      settle(atNew: (change?.progress ?? 0) + velocity * 0.1 > 0.4)
    case .cancelled, .failed: settle(atNew: false)
    case .possible: break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    if change == nil {
      let step = pinch.scale > 1 ? -1 : 1
      guard pinch.scale != 1, let next = level.moved(by: step) ?? level.moved(by: -step) else { return }
      begin(next, at: pinch.location(in: view))
      pinchedWidth = change?.shownWidth ?? 1
    }
    guard let change else { return }
    let progress = change.progress(atWidth: pinchedWidth * pinch.scale)
    guard progress < 0 || progress > 1 else { return change.show(progress) }
    // Beyond a density, the change to the next one follows.
    let isAtNew = progress > 1
    let step = (change.to.columns > change.from.columns) == isAtNew ? 1 : -1
    if let next = (isAtNew ? change.to : change.from).moved(by: step) {
      if !isAtNew { end(atNew: false) }
      begin(next, at: pinch.location(in: view))
      pinchedWidth = (self.change?.shownWidth ?? 1) / pinch.scale
    } else {
      change.show(resisted(progress))
    }
  }

  /// Returns a reduced progress for a pinch beyond the first or the last density.
  private func resisted(_ progress: CGFloat) -> CGFloat {
    let limit: CGFloat = progress > 1 ? 1 : 0
    return limit + (progress - limit) * 0.25
  }

  // MARK: Changes

  /// Begins a change during which the photo nearest to `point` keeps its place.
  private func begin(_ next: PhotoGridLevel, at point: CGPoint) {
    view.layoutIfNeeded()
    guard let photo = change?.photo ?? photo(nearestTo: point), let path = sections.path(of: photo) else { return }
    let oldFrame = change?.shownFrame ?? frame(at: path)
    let formerFrame = change?.newFrame ?? oldFrame
    let offset = collectionView.contentOffset
    let former = level
    guard let outgoing = view.snapshotView(afterScreenUpdates: true) else { return }
    end(atNew: true)
    UIView.performWithoutAnimation {
      show(next)
      scroll(photo, to: oldFrame.midY)
    }
    guard let newPath = sections.path(of: photo) else { return }
    view.addSubview(outgoing)
    outgoing.frame = view.bounds
    let change = PhotoGridChange(
      from: former, to: next, outgoing: outgoing, incoming: collectionView, startOffset: offset, photo: photo, oldFrame: oldFrame,
      formerFrame: formerFrame, newFrame: frame(at: newPath))
    self.change = change
    change.show(0)
  }

  private func settle(atNew isNew: Bool) {
    guard let change else { return }
    change.settle(atNew: isNew) { [weak self, weak change] in
      if let self, let change, change === self.change { end(atNew: isNew) }
    }
  }

  /// Ends a change at once, at its new density.
  func finishChange() {
    change?.stop()
    end(atNew: true)
  }

  private func end(atNew isNew: Bool) {
    guard let change else { return }
    change.stop()
    self.change = nil
    UIView.performWithoutAnimation {
      change.outgoing.removeFromSuperview()
      collectionView.transform = .identity
      collectionView.alpha = 1
      guard !isNew else { return }
      show(change.from)
      collectionView.contentOffset = change.startOffset
      collectionView.layoutIfNeeded()
    }
  }

  // MARK: Places

  private func frame(at path: IndexPath) -> CGRect {
    collectionView.layoutAttributesForItem(at: path).map { collectionView.convert($0.frame, to: view) } ?? .zero
  }

  private func photo(nearestTo point: CGPoint) -> Int? {
    func distance(_ path: IndexPath) -> CGFloat {
      let frame = frame(at: path)
      return hypot(frame.midX - point.x, frame.midY - point.y)
    }
    return collectionView.indexPathsForVisibleItems.min { distance($0) < distance($1) }.map { sections.index(of: $0) }
  }

  /// Scrolls the middle of a photo's cell to a height of the view, as far as the content allows.
  private func scroll(_ photo: Int, to y: CGFloat) {
    guard let path = sections.path(of: photo), let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    let inset = collectionView.adjustedContentInset
    let end = max(collectionView.contentSize.height + inset.bottom - collectionView.bounds.height, -inset.top)
    collectionView.contentOffset.y = min(max(frame.midY - y, -inset.top), end)
    collectionView.layoutIfNeeded()
  }
}
