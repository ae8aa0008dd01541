import Foundation

/// Moves rows by their reorder controls, and makes room for rows that are dragged.
@MainActor
final class RowMoving {
  /// Nil if no row is out of its place.
  private(set) var movement: RowMovement?

  private static let liftedPosition: CGFloat = 1000

  func begin(_ cell: UITableViewCell, finger: CGFloat, in table: UITableView) {
    guard movement == nil, let path = table.indexPath(for: cell), table.editing.canMoveRow(at: path, in: table) else { return }
    table.swipes.close(animated: true)
    table.unhighlight()
    let rect = table.rectForRow(at: path)
    let scroller = EdgeScroller(table)
    scroller.didScroll = { [weak self, weak table] distance in
      guard let self, let table, let movement else { return }
      follow(movement.finger + distance.dy, in: table)
    }
    movement = RowMovement(
      origin: path, cell: cell, height: rect.height, gap: IndexPath(row: path.row + 1, section: path.section), finger: finger,
      grip: rect.midY - finger, scroller: scroller)
    cell.editing.isMoving = true
    cell.configurationStateDidChange()
    cell.layer.zPosition = Self.liftedPosition
    cell.clipsToBounds = false
    if cell.backgroundColor == nil {
      cell.editing.hasBorrowedColor = true
      cell.backgroundColor = table.backgroundColor
    }
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowRadius = 8
    table.heights.arrange(movement)
    ListAnimations.run(.gap, in: table) {
      cell.layer.shadowOpacity = 0.3
      cell.alpha = 0.95
    }
  }

  func fingerMoved(to finger: CGFloat, in table: UITableView) {
    guard let movement, movement.cell != nil else { return }
    follow(finger, in: table)
    // A finger outside the table scrolls as it does at the edge.
    let inside = table.bounds.minY + 1...max(table.bounds.maxY - 1, table.bounds.minY + 1)
    movement.scroller?.fingerMoved(to: CGPoint(x: table.bounds.midX, y: finger.clamped(to: inside)))
  }

  private func follow(_ finger: CGFloat, in table: UITableView) {
    guard let movement, let cell = movement.cell, let origin = movement.origin else { return }
    movement.finger = finger
    let middle = finger + movement.grip
    UIView.performWithoutAnimation { cell.center.y = middle }
    guard let place = gapPath(at: middle, in: table) else { return }
    let proposed = movement.destination(of: place)
    let target =
      table.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed) ?? proposed
    openGap(before: movement.gap(for: target), in: table)
  }

  /// Puts the lifted row down, and tells the data source.
  func end(in table: UITableView) {
    guard let movement, let origin = movement.origin else { return }
    let destination = movement.destination ?? origin
    putDown(movement, in: table) { if destination != origin { commit(from: origin, to: destination, in: table) } }
  }

  /// Returns the moved row to its original place, or closes the gap.
  func cancel(in table: UITableView, animated: Bool) {
    guard let movement else { return }
    guard animated else { return abandon(in: table) }
    putDown(movement, in: table) {}
  }

  /// Ends a movement without an animation, because the rows change.
  func abandon(in table: UITableView) {
    guard let movement else { return }
    end(movement, in: table)
    if let cell = movement.cell { UIView.performWithoutAnimation { settle(cell, in: table) } }
    table.setNeedsLayout()
  }

  private func end(_ ended: RowMovement, in table: UITableView) {
    movement = nil
    ended.scroller?.stop()
    ended.cell?.editing.isMoving = false
    ended.cell?.configurationStateDidChange()
    ended.cell?.forgetPlace()
    table.heights.arrange(nil)
    table.takeContentSize()
  }

  private func putDown(_ ended: RowMovement, in table: UITableView, change: () -> Void) {
    PlaceAnimation.run(cells: { Array(table.cells.values) }) {
      end(ended, in: table)
      change()
      table.rows.show(in: table)
    }
    guard let cell = ended.cell else { return }
    table.animations.run(.gap, in: table) {
      cell.layer.shadowOpacity = 0
      cell.alpha = 1
    } completion: { _ in
      if cell !== self.movement?.cell { self.settle(cell, in: table) }
      table.setNeedsLayout()
    }
  }

  /// Resets the appearance of a lifted row.
  private func settle(_ cell: UITableViewCell, in table: UITableView) {
    cell.layer.shadowOpacity = 0
    cell.alpha = 1
    cell.layer.zPosition = 0
    cell.clipsToBounds = table.style == .insetGrouped
    if cell.editing.hasBorrowedColor { cell.backgroundColor = nil }
    cell.editing.hasBorrowedColor = false
  }

  /// Moves a row in the data source and in the table.
  ///
  /// A diffable data source may apply a snapshot during the call, which already moves the row in the table.
  func commit(from origin: IndexPath, to destination: IndexPath, in table: UITableView) {
    let updates = table.batchUpdates.number
    table.dataSource?.tableView(table, moveRowAt: origin, to: destination)
    guard table.batchUpdates.number == updates else { return }
    table.moveRow(at: origin, to: destination)
  }

  // MARK: The gap

  /// Returns the row that an item with its middle at a position would be inserted before, or nil if there are no sections.
  private func gapPath(at position: CGFloat, in table: UITableView) -> IndexPath? {
    table.prepareGeometryIfNeeded()
    let sections = table.geometry.sections
    guard !sections.isEmpty else { return nil }
    let section = min(sections.partitioningIndex { $0.end > position }, sections.count - 1)
    return IndexPath(row: sections[section].row(before: position), section: section)
  }

  private func openGap(before path: IndexPath, in table: UITableView) {
    let sections = table.geometry.sections
    guard let movement, movement.gap != path, sections.indices.contains(path.section),
      (0...sections[path.section].count).contains(path.row)
    else { return }
    movement.gap = path
    table.heights.arrange(movement)
    table.takeContentSize()
    table.animations.run(.gap, in: table) {
      table.rows.placeAll(in: table)
      table.rows.show(in: table)
    } completion: { _ in
      table.setNeedsLayout()
    }
  }

  // MARK: Drops

  /// The index path that a dragged row would have in the gap, or nil if there is no gap for one.
  var dropGap: IndexPath? { movement.flatMap { $0.cell == nil ? $0.destination : nil } }

  /// Opens a gap for the row at `origin`, or for one from elsewhere. Returns the index path that it would have.
  func openDropGap(at position: CGFloat, from origin: IndexPath?, in table: UITableView) -> IndexPath? {
    guard movement?.cell == nil, let place = gapPath(at: position, in: table) else { return nil }
    if movement == nil || movement?.origin != origin {
      let height = table.rectForRow(at: origin ?? IndexPath(row: max(place.row - 1, 0), section: place.section)).height
      let start = origin.map { IndexPath(row: $0.row + 1, section: $0.section) }
      movement = RowMovement(
        origin: origin, height: height > 0 ? height : max(table.rowHeight, table.estimatedRowHeight, 44), gap: start, finger: position)
      if origin != nil { table.heights.arrange(movement) }
    }
    openGap(before: place, in: table)
    return movement?.destination
  }

  func closeDropGap(in table: UITableView, animated: Bool) {
    if let movement, movement.cell == nil { cancel(in: table, animated: animated) }
  }
}
