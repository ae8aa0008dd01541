import Foundation

// Moving rows by their reorder controls.
extension UITableView {
  var movedCell: UITableViewCell? { editing.movement?.cell }

  /// The duration in which rows make room, in seconds.
  private static var gapDuration: TimeInterval { 0.25 }
  private static var liftedPosition: CGFloat { 1000 }

  func beginMoving(_ cell: UITableViewCell, finger: CGFloat) {
    guard editing.movement == nil, let path = indexPath(for: cell), canMoveRow(at: path) else { return }
    swipes.close(animated: true)
    unhighlightRow()
    let rect = rectForRow(at: path)
    let scroller = EdgeScroller(self)
    scroller.didScroll = { [weak self] distance in
      guard let self, let movement = editing.movement else { return }
      followFinger(movement.finger + distance.dy)
    }
    let movement = RowMovement(
      origin: path, cell: cell, height: rect.height, gap: IndexPath(row: path.row + 1, section: path.section), finger: finger,
      grip: rect.midY - finger, scroller: scroller)
    editing.movement = movement
    cell.editing.isMoving = true
    cell.configurationStateDidChange()
    cell.layer.zPosition = Self.liftedPosition
    cell.clipsToBounds = false
    if cell.backgroundColor == nil {
      cell.editing.hasBorrowedColor = true
      cell.backgroundColor = backgroundColor
    }
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowRadius = 8
    arrangeRows()
    animateRows {
      cell.layer.shadowOpacity = 0.3
      cell.alpha = 0.95
    }
  }

  func continueMoving(_ cell: UITableViewCell, finger: CGFloat) {
    guard let movement = editing.movement, movement.cell === cell else { return }
    followFinger(finger)
    // A finger outside the table scrolls as it does at the edge.
    let inside = bounds.minY + 1...max(bounds.maxY - 1, bounds.minY + 1)
    movement.scroller?.fingerMoved(to: CGPoint(x: bounds.midX, y: finger.clamped(to: inside)))
  }

  private func followFinger(_ finger: CGFloat) {
    guard let movement = editing.movement, let cell = movement.cell, let origin = movement.origin else { return }
    movement.finger = finger
    let middle = finger + movement.grip
    UIView.performWithoutAnimation { cell.center.y = middle }
    guard let place = gapPath(at: middle) else { return }
    let proposed = movement.destination(of: place)
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed) ?? proposed
    openGap(before: movement.gap(for: target))
  }

  /// Puts the lifted row down, and tells the data source.
  func endMoving(_ cell: UITableViewCell) {
    guard let movement = editing.movement, movement.cell === cell, let origin = movement.origin else { return }
    let destination = movement.destination ?? origin
    putDown(movement) { [self] in
      guard destination != origin else { return }
      commitMove(from: origin, to: destination)
    }
  }

  /// Returns the lifted row to its original place.
  func cancelMoving(_ cell: UITableViewCell) {
    guard movedCell === cell else { return }
    cancelMovement(animated: true)
  }

  /// Returns the moved row to its original place, or closes the gap.
  func cancelMovement(animated: Bool) {
    guard let movement = editing.movement else { return }
    guard animated else { return abandonMovement() }
    putDown(movement) {}
  }

  /// Ends a movement without an animation, because the rows change.
  func abandonMovement() {
    guard let movement = editing.movement else { return }
    endMovement(movement)
    if let cell = movement.cell { UIView.performWithoutAnimation { settle(cell) } }
    setNeedsLayout()
  }

  private func endMovement(_ movement: RowMovement) {
    editing.movement = nil
    movement.scroller?.stop()
    movement.cell?.editing.isMoving = false
    movement.cell?.configurationStateDidChange()
    movement.cell?.forgetPlace()
    arrangeRows()
    takeContentSize()
  }

  private func putDown(_ movement: RowMovement, change: () -> Void) {
    PlaceAnimation.run(cells: { Array(self.cells.values) }) {
      endMovement(movement)
      change()
      showRows()
    }
    guard let cell = movement.cell else { return }
    updateCount += 1
    animateRows {
      cell.layer.shadowOpacity = 0
      cell.alpha = 1
    } completion: {
      self.updateCount -= 1
      if cell !== self.movedCell { self.settle(cell) }
      self.setNeedsLayout()
    }
  }

  /// Resets the appearance of a lifted row.
  private func settle(_ cell: UITableViewCell) {
    cell.layer.shadowOpacity = 0
    cell.alpha = 1
    cell.layer.zPosition = 0
    cell.clipsToBounds = style == .insetGrouped
    if cell.editing.hasBorrowedColor { cell.backgroundColor = nil }
    cell.editing.hasBorrowedColor = false
  }

  /// Moves a row in the data source and in the table.
  ///
  /// A diffable data source may apply a snapshot during the call, which already moves the row in the table.
  func commitMove(from origin: IndexPath, to destination: IndexPath) {
    let updates = editing.updateNumber
    dataSource?.tableView(self, moveRowAt: origin, to: destination)
    guard editing.updateNumber == updates else { return }
    moveRow(at: origin, to: destination)
  }

  // MARK: The gap

  /// Returns the row that an item with its middle at a position would be inserted before, or nil if there are no sections.
  func gapPath(at position: CGFloat) -> IndexPath? {
    prepareGeometryIfNeeded()
    guard !geometry.sections.isEmpty else { return nil }
    let section = min(geometry.sections.partitioningIndex { $0.end > position }, geometry.sections.count - 1)
    return IndexPath(row: geometry.sections[section].row(before: position), section: section)
  }

  /// Nil closes the gap.
  func openGap(before path: IndexPath?) {
    guard let movement = editing.movement, movement.gap != path else { return }
    if let path {
      guard geometry.sections.indices.contains(path.section), (0...geometry.sections[path.section].count).contains(path.row) else { return }
    }
    movement.gap = path
    arrangeRows()
    takeContentSize()
    updateCount += 1
    animateRows {
      for path in self.cells.keys.sorted() { self.place(self.cells[path], at: path) }
      self.showRows()
    } completion: {
      self.updateCount -= 1
      self.setNeedsLayout()
    }
  }

  /// Removes the moved row from the layout, and makes room for it at the gap.
  func arrangeRows() {
    let movement = editing.movement
    geometry.arrange(lifted: movement?.origin, gap: movement.flatMap { movement in movement.gap.map { ($0, movement.height) } })
  }

  func animateRows(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    guard window != nil else {
      changes()
      return completion()
    }
    UIView.animate(
      withDuration: Self.gapDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
    ) { _ in completion() }
  }
}
