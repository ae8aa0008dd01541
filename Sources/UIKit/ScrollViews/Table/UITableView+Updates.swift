import Foundation

/// The changes of one batch of updates of a table, with their animations.
struct TableUpdate {
  var batch = UpdateBatch()
  /// The animations of inserted rows, by new index path, and of deleted rows, by old index path.
  var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  var deletions: [IndexPath: UITableView.RowAnimation] = [:]
}

// Insertions, deletions and moves of rows, with animations.
extension UITableView {
  private static var updateDuration: TimeInterval { 0.3 }

  /// Makes several changes together, and animates from the old state to the new.
  ///
  /// - Parameters:
  ///   - updates: The closure that inserts, deletes, reloads and moves rows.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the animations finished.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOutermost = update == nil
    if isOutermost { beginUpdates() }
    updates?()
    if let completion { update?.batch.completions.append(completion) }
    if isOutermost { endUpdates() }
  }

  /// Begins to collect changes.
  public func beginUpdates() {
    guard update == nil else { return }
    showRows()
    update = TableUpdate()
  }

  /// Shows the changes made since `beginUpdates()`.
  public func endUpdates() {
    guard let finished = update else { return }
    update = nil
    show(finished)
  }

  /// Inserts rows.
  ///
  /// The index paths refer to the state after the updates.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in
      update.batch.insertedItems += indexPaths
      for path in indexPaths { update.insertions[path] = animation }
    }
  }

  /// Deletes rows.
  ///
  /// The index paths refer to the state before the updates.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in
      update.batch.deletedItems += indexPaths
      for path in indexPaths { update.deletions[path] = animation }
    }
  }

  /// Reloads the cells of rows.
  ///
  /// The index paths refer to the state before the updates.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in
      update.batch.reloadedItems += indexPaths
      for path in indexPaths {
        update.insertions[path] = animation
        update.deletions[path] = animation
      }
    }
  }

  /// Moves a row from its index path before the updates to its index path after them.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.batch.movedItems.append((indexPath, newIndexPath)) }
  }

  private func record(_ change: (inout TableUpdate) -> Void) {
    let isAlone = update == nil
    if isAlone { beginUpdates() }
    change(&update!)
    if isAlone { endUpdates() }
  }

  private func show(_ update: TableUpdate) {
    let oldCounts = geometry.sections.map(\.count)
    let mapping = ItemMapping(update.batch, counts: oldCounts)
    let oldCells = cells
    cells = [:]
    invalidateGeometry()
    formerHeights = Dictionary(
      uniqueKeysWithValues: formerHeights.compactMap { path, height in
        mapping.newPath(of: path).flatMap { new in mapping.isReloaded(new) ? nil : (new, height) }
      })
    prepareGeometryIfNeeded()
    let counts = geometry.sections.map(\.count)
    guard counts == mapping.newCounts else {
      misuse(InvalidUpdate(list: .table, batch: update.batch, before: oldCounts, after: counts).reason(expected: mapping.newCounts))
      cells = oldCells
      return reloadData()
    }
    takeGivenHeights()
    selection.move { mapping.newPath(of: $0) }
    var departing: [(cell: UITableViewCell, path: IndexPath)] = []
    for (path, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
      if let new = mapping.newPath(of: path), !mapping.isReloaded(new) {
        cells[new] = cell
      } else {
        departing.append((cell, path))
      }
    }
    isUpdating = true
    let appearing = makeAppearing(update)
    animate {
      for path in self.cells.keys.sorted() { self.place(self.cells[path], at: path) }
      for cell in appearing { cell.alpha = 1 }
      self.showRows()
      for (cell, path) in departing { self.shift(cell, for: update.deletions[path] ?? .fade) }
    } completion: { isFinished in
      self.isUpdating = false
      for (cell, path) in departing {
        cell.removeFromSuperview()
        self.reuse.add(cell)
        self.delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      self.setNeedsLayout()
      for completion in update.batch.completions { completion(isFinished) }
    }
  }

  /// Creates cells for the rows that the updates bring into view, at the positions where their animations start. Returns the
  /// cells that must fade in.
  private func makeAppearing(_ update: TableUpdate) -> [UITableViewCell] {
    var appearing: [UITableViewCell] = []
    UIView.performWithoutAnimation {
      for path in geometry.rows(in: bounds.minY...bounds.maxY) where cells[path] == nil {
        guard let cell = makeCell(path), let animation = update.insertions[path], animation != .none else { continue }
        shift(cell, for: animation)
        appearing.append(cell)
      }
    }
    return appearing
  }

  /// Moves a cell to where its animation starts or, for a deleted row, ends.
  private func shift(_ cell: UITableViewCell, for animation: RowAnimation) {
    guard animation != .none, let place = cell.place else { return }
    switch animation {
    case .left: cell.take(place.offsetBy(dx: -bounds.width, dy: 0))
    case .right: cell.take(place.offsetBy(dx: bounds.width, dy: 0))
    case .top: cell.take(place.offsetBy(dx: 0, dy: -place.height))
    case .bottom: cell.take(place.offsetBy(dx: 0, dy: place.height))
    case .fade, .middle, .automatic, .none: break
    }
    cell.alpha = 0
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    guard window != nil else {
      changes()
      return completion(true)
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction, animations: changes, completion: completion)
  }
}
