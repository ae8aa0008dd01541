import Foundation

// Moving items by a gesture.
extension UICollectionView {
  /// Returns false if the data source doesn't let the item be moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let cell = cellForItem(at: indexPath), let frame = layoutAttributesForItem(at: indexPath)?.frame,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    unhighlightItem()
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let scroller = EdgeScroller(self)
    scroller.didScroll = { [weak self] distance in
      guard let self, let target = movement?.target else { return }
      followFinger(CGPoint(x: target.x + distance.dx, y: target.y + distance.dy))
    }
    movement = ItemMovement(indexPath, cell, counts: itemCounts.sections, target: middle, scroller: scroller)
    cell.layer.zPosition = Self.liftedPosition
    animateChanges { cell.alpha = Self.liftedAlpha }
    return true
  }

  /// Moves the item to a point of the content. Other items make room for it.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, !movement.isGap else { return }
    followFinger(targetPosition)
    movement.scroller?.fingerMoved(to: targetPosition)
  }

  private func followFinger(_ finger: CGPoint) {
    guard let movement else { return }
    movement.target = finger
    placeMovedCell()
    if let path = movementTarget(at: finger), path != movement.place { showMovement(to: path) }
  }

  /// Puts the item down at its current place, and tells the data source.
  public func endInteractiveMovement() {
    guard let ended = movement, let origin = ended.origin, let cell = ended.cell else { return }
    movement = nil
    if ended.place != origin { dataSource?.collectionView(self, moveItemAt: origin, to: ended.place) }
    putDown(cell, at: ended.place)
  }

  /// Returns the item to its original place.
  public func cancelInteractiveMovement() {
    guard let cancelled = movement else { return }
    guard let origin = cancelled.origin, let cell = cancelled.cell else { return closeDropGap(animated: false) }
    if cancelled.place != origin { showMovement(to: origin) }
    movement = nil
    putDown(cell, at: origin)
  }

  /// The z-position and the opacity of a cell that is being moved.
  private static var liftedPosition: CGFloat { 1000 }
  private static var liftedAlpha: CGFloat { 0.85 }

  private func putDown(_ cell: UICollectionViewCell, at place: IndexPath) {
    cell.forgetAttributes()
    updateCount += 1
    animateChanges {
      if let attributes = self.layoutAttributesForItem(at: place) { cell.take(attributes) }
      cell.layer.zPosition = Self.liftedPosition
    } completion: { _ in
      self.updateCount -= 1
      cell.layer.zPosition = CGFloat(self.layoutAttributesForItem(at: place)?.zIndex ?? 0)
      self.setNeedsLayout()
    }
  }

  func placeMovedCell() {
    guard let movement, let cell = movement.cell else { return }
    let host = cell.superview ?? self
    let middle = convert(movement.target, to: host)
    UIView.performWithoutAnimation { cell.center = middle }
  }

  /// Returns the place of the item at a point, as far as the delegate allows.
  private func movementTarget(at point: CGPoint) -> IndexPath? {
    guard let movement, let origin = movement.origin else { return nil }
    let here = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    let found = visibleAttributes(in: here).first { $0.representedElementKind == nil && $0.shownFrame.contains(point) }
    guard let proposed = found?.indexPath else { return nil }
    return delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: movement.place,
      toProposedIndexPath: proposed) ?? proposed
  }

  /// Shows the item at another place, and moves the items in between.
  func showMovement(to path: IndexPath) {
    guard let movement, isPlace(path) || path == movement.origin else { return }
    var batch = UpdateBatch()
    batch.movedItems = [(movement.place, path)]
    movement.place = path
    arrange(batch)
  }

  func showGap(at path: IndexPath) {
    var batch = UpdateBatch()
    batch.insertedItems = [path]
    arrange(batch)
  }

  func removeGap(at path: IndexPath) {
    var batch = UpdateBatch()
    batch.deletedItems = [path]
    arrange(batch)
  }

  /// Creates the empty view that stands for a dragged item in its gap.
  func makeGap(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let view = UICollectionReusableView(frame: attributes.frame)
    view.isUserInteractionEnabled = false
    adopt(view, attributes)
    view.take(attributes)
    elements.insert(view, attributes)
    return view
  }

  /// Returns whether an item can be put at a path, which may be after the last item of another section.
  private func isPlace(_ path: IndexPath) -> Bool {
    guard !contains(path) else { return true }
    guard itemCounts.sections.indices.contains(path.section), movement?.place.section != path.section else { return false }
    return path.item == itemCounts.sections[path.section]
  }

  /// Applies changes only to what is shown, not to the data source.
  private func arrange(_ batch: UpdateBatch) {
    let mapping = ItemMapping(batch, counts: itemCounts.sections)
    itemCounts.sections = mapping.expectedCounts(given: itemCounts.sections)
    selection.move { mapping.newPath(of: $0) }
    for element in elements.removeAll() {
      let moved = element.key.kind == nil ? mapping.newPath(of: element.key.indexPath) : element.key.indexPath
      guard let moved, let attributes = element.attributes.copy() as? UICollectionViewLayoutAttributes else {
        element.view.removeFromSuperview()
        continue
      }
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
}
