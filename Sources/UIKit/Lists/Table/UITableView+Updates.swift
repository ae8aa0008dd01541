import Foundation

struct TableUpdate {
  var batch = UpdateBatch()
  /// The animations of inserted rows by new index path, and of deleted rows by old index path.
  var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of inserted sections by new index, and of deleted sections by old index.
  var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
  var sectionDeletions: [Int: UITableView.RowAnimation] = [:]

  func insertion(of path: IndexPath) -> UITableView.RowAnimation? { insertions[path] ?? sectionInsertions[path.section] }

  func deletion(of path: IndexPath) -> UITableView.RowAnimation { deletions[path] ?? sectionDeletions[path.section] ?? .fade }
}

// Animated insertions, deletions and moves of rows.
extension UITableView {
  private static var updateDuration: TimeInterval { 0.3 }

  /// Makes several changes, and animates from the old state to the new one. The completion's argument tells whether the animations
  /// finished.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOutermost = update == nil
    if isOutermost { beginUpdates() }
    updates?()
    if let completion { update?.batch.completions.append(completion) }
    if isOutermost { endUpdates() }
  }

  public func beginUpdates() {
    guard update == nil else { return }
    abandonMovement()
    editing.updateNumber += 1
    showRows()
    update = TableUpdate()
  }

  public func endUpdates() {
    guard let finished = update else { return }
    update = nil
    show(finished)
  }

  /// The index paths refer to the state after the updates.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in
      update.batch.insertedItems += indexPaths
      for path in indexPaths { update.insertions[path] = animation }
    }
  }

  /// The index paths refer to the state before the updates.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in
      update.batch.deletedItems += indexPaths
      for path in indexPaths { update.deletions[path] = animation }
    }
  }

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

  /// `indexPath` refers to the state before the updates, and `newIndexPath` to the state after them.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.batch.movedItems.append((indexPath, newIndexPath)) }
  }

  /// The indices refer to the state after the updates.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { update in
      update.batch.insertedSections.formUnion(sections)
      for section in sections { update.sectionInsertions[section] = animation }
    }
  }

  /// The indices refer to the state before the updates.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { update in
      update.batch.deletedSections.formUnion(sections)
      for section in sections { update.sectionDeletions[section] = animation }
    }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { update in
      update.batch.deletedSections.formUnion(sections)
      update.batch.insertedSections.formUnion(sections)
      for section in sections { (update.sectionInsertions[section], update.sectionDeletions[section]) = (animation, animation) }
    }
  }

  /// `section` refers to the state before the updates, and `newSection` to the state after them.
  public func moveSection(_ section: Int, toSection newSection: Int) { record { $0.batch.movedSections.append((section, newSection)) } }

  /// Fills the existing cells of visible rows again. The index paths refer to the state before the updates.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    if update != nil { return record { $0.batch.reconfiguredItems += indexPaths } }
    for path in indexPaths { reconfigure(path) }
    setNeedsLayout()
  }

  /// Requests a cell from the data source, which then dequeues the row's existing cell.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cells[path], let dataSource else { return }
    cellPool.offered = cell
    let filled = dataSource.tableView(self, cellForRowAt: path)
    cellPool.offered = nil
    // The height may have changed.
    ownHeights[path] = nil
    guard filled !== cell else { return }
    misuse("The cell that was returned for the reconfigured row at \(path) is not the one that the row has; dequeue it for this path.")
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
    updateCount += 1
    cells = [:]
    invalidateGeometry()
    formerHeights = Dictionary(
      uniqueKeysWithValues: formerHeights.compactMap { path, height in
        mapping.newPath(of: path).flatMap { new in mapping.isReloaded(new) ? nil : (new, height) }
      })
    prepareGeometryIfNeeded()
    let counts = geometry.sections.map(\.count)
    let expected = mapping.expectedCounts(given: counts)
    guard counts == expected else {
      misuse(InvalidUpdate(list: .table, batch: update.batch, before: oldCounts, after: counts).reason(expected: expected))
      cells = oldCells
      updateCount -= 1
      reloadData()
      for completion in update.batch.completions { completion(false) }
      return
    }
    moveSupplements(mapping)
    swipes.itemsDidMove(mapping)
    dragging.itemsDidMove(mapping)
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
    for path in update.batch.reconfiguredItems.compactMap(mapping.newPath) { UIView.performWithoutAnimation { self.reconfigure(path) } }
    let appearing = makeAppearing(update)
    animate {
      for path in self.cells.keys.sorted() { self.place(self.cells[path], at: path) }
      for cell in appearing { cell.alpha = 1 }
      self.showRows()
      for (cell, path) in departing { self.shift(cell, for: update.deletion(of: path)) }
    } completion: { isFinished in
      self.updateCount -= 1
      for (cell, path) in departing {
        cell.removeFromSuperview()
        self.keep(cell)
        self.delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      self.setNeedsLayout()
      for completion in update.batch.completions { completion(isFinished) }
    }
  }

  private func moveSupplements(_ mapping: ItemMapping) {
    func moved(_ views: [Int: UIView]) -> [Int: UIView] {
      var moved: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if let new = mapping.newSection(of: section) { moved[new] = view } else { view.removeFromSuperview() }
      }
      return moved
    }
    headers = moved(headers)
    footers = moved(footers)
  }

  /// Creates cells for rows that the updates make visible, with the positions from which their animations start. Returns the cells that
  /// fade in.
  private func makeAppearing(_ update: TableUpdate) -> [UITableViewCell] {
    var appearing: [UITableViewCell] = []
    let staying = cells
    UIView.performWithoutAnimation {
      for path in geometry.rows(in: bounds.minY...bounds.maxY) where cells[path] == nil {
        guard let cell = makeCell(path) else { continue }
        guard let animation = update.insertion(of: path) else {
          moveIn(cell, at: path, with: staying)
          continue
        }
        guard animation != .none else { continue }
        shift(cell, for: animation)
        appearing.append(cell)
      }
    }
    return appearing
  }

  /// Offsets the cell of a row that was not visible by as much as the row before it still has to move, so that both move together.
  private func moveIn(_ cell: UITableViewCell, at path: IndexPath, with staying: [IndexPath: UITableViewCell]) {
    guard let neighbor = staying.keys.filter({ $0 < path }).max() ?? staying.keys.min(), let old = staying[neighbor]?.place,
      let place = cell.place
    else { return }
    cell.take(place.offsetBy(dx: 0, dy: old.minY - rectForRow(at: neighbor).minY))
  }

  /// Moves a cell to where its animation starts or, if the row is deleted, ends.
  private func shift(_ cell: UITableViewCell, for animation: RowAnimation) {
    guard animation != .none, let place = cell.place else { return }
    switch animation {
    case .left: cell.take(place.offsetBy(dx: -bounds.width, dy: 0))
    case .right: cell.take(place.offsetBy(dx: bounds.width, dy: 0))
    case .top: cell.take(place.offsetBy(dx: 0, dy: -place.height))
    case .bottom: cell.take(place.offsetBy(dx: 0, dy: place.height))
    // The row stays in the middle of its growing or shrinking space.
    case .middle: cell.take(place.offsetBy(dx: 0, dy: -place.height / 2))
    case .fade, .automatic, .none: break
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
