import Foundation

// Moving items by a gesture.
extension UICollectionView {
  /// Begins to move an item with a gesture. Returns false if the data source doesn't let the item be moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let cell = cellForItem(at: indexPath), let frame = layoutAttributesForItem(at: indexPath)?.frame,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    unhighlightItem()
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    movement = ItemMovement(indexPath, cell, counts: knownItemCounts, target: middle)
    cell.layer.zPosition = Self.liftedPosition
    animateChanges { cell.alpha = Self.liftedAlpha }
    return true
  }

  /// Moves the item to a point of the content, where other items make room for it.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    movement.target = targetPosition
    placeMovedCell()
    if let path = movementTarget(at: targetPosition), path != movement.place { showMovement(to: path) }
    scrollNearEdges()
  }

  /// Leaves the item where it is, and tells the data source.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    if ended.place != ended.origin { dataSource?.collectionView(self, moveItemAt: ended.origin, to: ended.place) }
    putDown(ended)
  }

  /// Returns the item to where it was.
  public func cancelInteractiveMovement() {
    guard let cancelled = movement else { return }
    if cancelled.place != cancelled.origin { showMovement(to: cancelled.origin) }
    movement = nil
    putDown(cancelled)
  }

  /// The stacking order and the opacity of a cell that is moved.
  private static var liftedPosition: CGFloat { 1000 }
  private static var liftedAlpha: CGFloat { 0.85 }

  private func putDown(_ ended: ItemMovement) {
    ended.cell.forgetAttributes()
    updateCount += 1
    animateChanges {
      if let attributes = self.layoutAttributesForItem(at: ended.place) { ended.cell.take(attributes) }
      ended.cell.layer.zPosition = Self.liftedPosition
    } completion: { _ in
      self.updateCount -= 1
      ended.cell.layer.zPosition = CGFloat(self.layoutAttributesForItem(at: ended.place)?.zIndex ?? 0)
      self.setNeedsLayout()
    }
  }

  /// Keeps the moved cell under the finger.
  func placeMovedCell() {
    guard let movement else { return }
    let host = movement.cell.superview ?? self
    let middle = convert(movement.target, to: host)
    UIView.performWithoutAnimation { movement.cell.center = middle }
  }

  /// Returns the place of the item under a point, as far as the delegate allows.
  private func movementTarget(at point: CGPoint) -> IndexPath? {
    guard let movement else { return nil }
    let here = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    let found = visibleAttributes(in: here).first { $0.representedElementKind == nil && $0.shownFrame.contains(point) }
    guard let proposed = found?.indexPath else { return nil }
    return delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin, atCurrentIndexPath: movement.place,
      toProposedIndexPath: proposed) ?? proposed
  }

  /// Shows the item at another place, and moves those between.
  private func showMovement(to path: IndexPath) {
    guard let movement, contains(path) || path == movement.origin else { return }
    var batch = UpdateBatch()
    batch.movedItems = [(movement.place, path)]
    let mapping = ItemMapping(batch, counts: knownItemCounts)
    movement.place = path
    knownItemCounts = mapping.expectedCounts(given: knownItemCounts)
    selection.move { mapping.newPath(of: $0) }
    for element in elements.removeAll() {
      let moved = element.key.kind == nil ? mapping.newPath(of: element.key.indexPath) : element.key.indexPath
      guard let moved, let attributes = element.attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      attributes.indexPath = moved
      elements.insert(element.view, attributes)
    }
    collectionViewLayout.itemsDidMove(mapping)
    collectionViewLayout.invalidateLayout()
    updateCount += 1
    animateChanges {
      self.showElements()
      self.placeMovedCell()
    } completion: { _ in
      self.updateCount -= 1
      self.setNeedsLayout()
    }
  }

  // MARK: Scrolling

  /// The distance from the edges at which the content scrolls, and how far it scrolls in a frame, in points.
  private static var edgeReach: CGFloat { 50 }
  private static var edgeStep: CGFloat { 6 }

  private func scrollNearEdges() {
    guard let movement, !movement.scrolls, edgeDistance != .zero else { return }
    movement.scrolls = true
    scrollInNextFrame()
  }

  /// The way in which the content scrolls because the finger is near an edge.
  private var edgeDistance: CGPoint {
    guard let movement else { return .zero }
    let visible = bounds.inset(by: adjustedContentInset)
    let axes = draggableAxes
    func step(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      place < low + Self.edgeReach ? -Self.edgeStep : place > high - Self.edgeReach ? Self.edgeStep : 0
    }
    let wanted = CGPoint(
      x: axes.contains(.horizontal) ? step(movement.target.x, visible.minX, visible.maxX) : 0,
      y: axes.contains(.vertical) ? step(movement.target.y, visible.minY, visible.maxY) : 0)
    let ranges = scrollRange
    return CGPoint(
      x: (contentOffset.x + wanted.x).clamped(to: ranges.x) - contentOffset.x,
      y: (contentOffset.y + wanted.y).clamped(to: ranges.y) - contentOffset.y)
  }

  private func scrollInNextFrame() {
    window?.windowScene?.perform(after: 1.0 / 60) { [weak self] in
      guard let self, let movement else { return }
      let step = edgeDistance
      guard step != .zero else {
        movement.scrolls = false
        return
      }
      moveContent(to: CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
      // The finger stays where it is on the screen.
      let target = CGPoint(x: movement.target.x + step.x, y: movement.target.y + step.y)
      layoutIfNeeded()
      updateInteractiveMovementTargetPosition(target)
      scrollInNextFrame()
    }
  }
}
