import Foundation

/// Moves items by a gesture, and makes room for items that are dragged.
@MainActor
final class ItemMoving {
  /// Nil if no item is out of its place.
  private(set) var movement: ItemMovement?

  /// The z-position and the opacity of a cell that is being moved.
  private static let liftedPosition: CGFloat = 1000
  private static let liftedAlpha: CGFloat = 0.85

  /// Returns the data source's index path of the item that is shown at a path, or nil for the gap of an item from elsewhere.
  func dataPath(of shown: IndexPath) -> IndexPath? { movement == nil ? shown : movement?.dataPath(of: shown) }

  /// Returns the index path at which an item of the data source is shown.
  func shownPath(of data: IndexPath) -> IndexPath { movement?.shownPath(of: data) ?? data }

  /// Returns false if the data source doesn't let the item be moved.
  func begin(at path: IndexPath, in list: UICollectionView) -> Bool {
    guard movement == nil, let cell = list.cellForItem(at: path), let frame = list.layoutAttributesForItem(at: path)?.frame,
      list.dataSource?.collectionView(list, canMoveItemAt: path) == true
    else { return false }
    list.unhighlight()
    let scroller = EdgeScroller(list)
    scroller.didScroll = { [weak self, weak list] distance in
      guard let self, let list, let target = movement?.target else { return }
      follow(CGPoint(x: target.x + distance.dx, y: target.y + distance.dy), in: list)
    }
    let middle = frame.middle
    movement = ItemMovement(path, cell, counts: list.itemCounts.sections, target: middle, scroller: scroller)
    cell.layer.zPosition = Self.liftedPosition
    ListAnimations.run(in: list) { cell.alpha = Self.liftedAlpha }
    return true
  }

  func fingerMoved(to finger: CGPoint, in list: UICollectionView) {
    guard let movement, !movement.isGap else { return }
    follow(finger, in: list)
    movement.scroller?.fingerMoved(to: finger)
  }

  private func follow(_ finger: CGPoint, in list: UICollectionView) {
    guard let movement else { return }
    movement.target = finger
    placeCell(in: list)
    if let path = target(at: finger, in: list), path != movement.place { show(at: path, in: list) }
  }

  /// Puts the item down at its current place, and tells the data source.
  func end(in list: UICollectionView) {
    guard let ended = movement, let origin = ended.origin, let cell = ended.cell else { return }
    movement = nil
    if ended.place != origin { list.dataSource?.collectionView(list, moveItemAt: origin, to: ended.place) }
    putDown(cell, at: ended.place, in: list)
  }

  /// Returns the item to its original place.
  func cancel(in list: UICollectionView) {
    guard let cancelled = movement else { return }
    guard let origin = cancelled.origin, let cell = cancelled.cell else { return closeDropGap(in: list, animated: false) }
    if cancelled.place != origin { show(at: origin, in: list) }
    movement = nil
    putDown(cell, at: origin, in: list)
  }

  /// Ends a movement without an animation, because the items change.
  func abandon() {
    movement?.scroller?.stop()
    movement = nil
  }

  private func putDown(_ cell: UICollectionViewCell, at place: IndexPath, in list: UICollectionView) {
    cell.forgetAttributes()
    list.animations.run(in: list) {
      if let attributes = list.layoutAttributesForItem(at: place) { cell.take(attributes) }
      cell.layer.zPosition = Self.liftedPosition
    } completion: { _ in
      cell.layer.zPosition = CGFloat(list.layoutAttributesForItem(at: place)?.zIndex ?? 0)
      list.setNeedsLayout()
    }
  }

  private func placeCell(in list: UICollectionView) {
    guard let movement, let cell = movement.cell else { return }
    let middle = list.convert(movement.target, to: cell.superview ?? list)
    UIView.performWithoutAnimation { cell.center = middle }
  }

  /// Returns the place of the item at a point, as far as the delegate allows.
  private func target(at point: CGPoint, in list: UICollectionView) -> IndexPath? {
    guard let movement, let origin = movement.origin else { return nil }
    let here = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    let found = list.visibleAttributes(in: here).first { $0.representedElementKind == nil && $0.shownFrame.contains(point) }
    guard let proposed = found?.indexPath else { return nil }
    return list.delegate?.collectionView(
      list, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: movement.place,
      toProposedIndexPath: proposed) ?? proposed
  }

  /// Shows the item at another place, and moves the items in between.
  private func show(at path: IndexPath, in list: UICollectionView) {
    guard let movement, isPlace(path, in: list) || path == movement.origin else { return }
    let place = movement.place
    movement.place = path
    arrange(list) { $0.movedItems = [(place, path)] }
  }

  /// Returns whether an item can be put at a path, which may be after the last item of another section.
  private func isPlace(_ path: IndexPath, in list: UICollectionView) -> Bool {
    guard !list.contains(path) else { return true }
    let counts = list.itemCounts.sections
    return counts.indices.contains(path.section) && movement?.place.section != path.section && path.item == counts[path.section]
  }

  /// Applies changes only to what is shown, not to the data source.
  private func arrange(_ list: UICollectionView, _ change: (inout UpdateBatch) -> Void) {
    var batch = UpdateBatch()
    change(&batch)
    let mapping = ItemMapping(batch, counts: list.itemCounts.sections)
    list.itemCounts.sections = mapping.expectedCounts(given: list.itemCounts.sections)
    list.selection.move(mapping)
    for element in list.elements.removeAll() {
      let moved = element.key.kind == nil ? mapping.newPath(of: element.key.indexPath) : element.key.indexPath
      if let moved { list.elements.insert(element.view, element.attributes.moved(to: moved)) } else { element.view.removeFromSuperview() }
    }
    list.collectionViewLayout.itemsDidMove(mapping)
    list.collectionViewLayout.invalidateLayout()
    list.animations.run(in: list) {
      list.elements.show(in: list)
      self.placeCell(in: list)
    } completion: { _ in
      list.setNeedsLayout()
    }
  }

  // MARK: Drops

  /// The index path that a dragged item would have in the gap, or nil if there is no gap for one.
  var dropGap: IndexPath? { movement.flatMap { $0.isGap ? $0.place : nil } }

  /// Opens a gap for the item at `origin`, or for one from elsewhere. Returns the index path that it would have.
  func openDropGap(at point: CGPoint, from origin: IndexPath?, in list: UICollectionView) -> IndexPath? {
    if let movement, movement.isGap, movement.origin != origin { closeDropGap(in: list, animated: false) }
    if movement == nil {
      guard let start = origin ?? gapPath(at: point, in: list) else { return nil }
      movement = ItemMovement(gapAt: start, from: origin, counts: list.itemCounts.sections)
      if origin == nil { arrange(list) { $0.insertedItems = [start] } }
    }
    guard let movement, movement.isGap else { return nil }
    if let place = gapPath(at: point, in: list), place != movement.place { show(at: place, in: list) }
    return movement.place
  }

  /// Returns the item's place at a point of the content, the end of its section after the last item, or nil without sections.
  private func gapPath(at point: CGPoint, in list: UICollectionView) -> IndexPath? {
    if let path = list.indexPathForItem(at: point) { return path }
    guard list.numberOfSections > 0 else { return nil }
    // The place below or after all items of a section is its end.
    let section = (0..<list.numberOfSections).last { section in
      let count = list.numberOfItems(inSection: section)
      guard count > 0, let first = list.layoutAttributesForItem(at: IndexPath(item: 0, section: section)) else { return section == 0 }
      return first.shownFrame.minY <= point.y
    }
    guard let section else { return movement?.place }
    let count = list.numberOfItems(inSection: section)
    guard count > 0, let last = list.layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))?.shownFrame else {
      return IndexPath(item: 0, section: section)
    }
    guard point.y > last.maxY || (point.y >= last.minY && point.x > last.maxX) else { return movement?.place }
    return IndexPath(item: movement?.place.section == section ? count - 1 : count, section: section)
  }

  func closeDropGap(in list: UICollectionView, animated: Bool) {
    guard let closed = movement, closed.isGap else { return }
    let close = { [self] in
      if let origin = closed.origin { show(at: origin, in: list) }
      movement = nil
      if closed.origin == nil { arrange(list) { $0.deletedItems = [closed.place] } }
      list.elements.show(in: list)
    }
    if animated { close() } else { UIView.performWithoutAnimation(close) }
  }
}
