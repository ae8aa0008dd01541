import Foundation

/// The updates of a batch, with their animations.
struct TableUpdate {
  fileprivate(set) var batch = UpdateBatch()
  /// The animations of inserted rows by new index path, and of deleted rows by old index path.
  private var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of inserted sections by new index, and of deleted sections by old index.
  private var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
  private var sectionDeletions: [Int: UITableView.RowAnimation] = [:]

  /// Adds updates, whose insertions, deletions and reloads have an animation.
  mutating func add(_ other: UpdateBatch, with animation: UITableView.RowAnimation) {
    batch.add(other)
    for path in other.insertedItems + other.reloadedItems { insertions[path] = animation }
    for path in other.deletedItems + other.reloadedItems { deletions[path] = animation }
    for section in other.insertedSections { sectionInsertions[section] = animation }
    for section in other.deletedSections { sectionDeletions[section] = animation }
  }

  fileprivate func insertion(of path: IndexPath) -> UITableView.RowAnimation? { insertions[path] ?? sectionInsertions[path.section] }

  fileprivate func deletion(of path: IndexPath) -> UITableView.RowAnimation {
    deletions[path] ?? sectionDeletions[path.section] ?? .fade
  }
}

/// Collects the updates of a table, and animates from the old state to the new one.
@MainActor
final class TableUpdates {
  /// The updates that are being collected, or nil outside of a batch.
  private var current: TableUpdate?
  /// The number of updates and reloads so far.
  private(set) var number = 0

  func tableDidReload() { number += 1 }

  func perform(_ updates: () -> Void, completion: ((Bool) -> Void)?, in table: UITableView) {
    let isOutermost = current == nil
    if isOutermost { begin(in: table) }
    updates()
    if let completion { current?.batch.completions.append(completion) }
    if isOutermost { end(in: table) }
  }

  func begin(in table: UITableView) {
    guard current == nil else { return }
    table.moving.abandon(in: table)
    number += 1
    table.rows.show(in: table)
    current = TableUpdate()
  }

  func end(in table: UITableView) {
    guard let finished = current else { return }
    current = nil
    show(finished, in: table)
  }

  /// Adds a change to the batch, or makes it alone.
  func record(_ animation: UITableView.RowAnimation = .automatic, in table: UITableView, _ change: (inout UpdateBatch) -> Void) {
    var batch = UpdateBatch()
    change(&batch)
    perform({ current?.add(batch, with: animation) }, completion: nil, in: table)
  }

  func reconfigure(_ paths: [IndexPath], in table: UITableView) {
    if current != nil { return record(in: table) { $0.reconfiguredItems = paths } }
    for path in paths { table.rows.reconfigure(path, in: table) }
    table.setNeedsLayout()
  }

  private func show(_ update: TableUpdate, in table: UITableView) {
    let rows = table.rows
    let oldCounts = table.geometry.sections.map(\.count)
    let mapping = ItemMapping(update.batch, counts: oldCounts)
    let oldCells = rows.takeAll()
    table.animations.begin()
    table.heights.move(mapping)
    table.setNeedsLayout()
    table.prepareGeometryIfNeeded()
    let counts = table.geometry.sections.map(\.count)
    let expected = mapping.expectedCounts(given: counts)
    guard counts == expected else {
      misuse(InvalidUpdate(list: .table, batch: update.batch, before: oldCounts, after: counts).reason(expected: expected))
      rows.putBack(oldCells)
      table.animations.end()
      table.reloadData()
      return update.batch.complete(isFinished: false)
    }
    table.supplements.move(mapping)
    table.swipes.itemsDidMove(mapping)
    table.dragging.itemsDidMove(mapping)
    table.heights.takeGiven(in: table)
    table.selection.move(mapping)
    let departing = rows.putBack(oldCells, mapping)
    for path in update.batch.reconfiguredItems.compactMap(mapping.newPath) {
      UIView.performWithoutAnimation { rows.reconfigure(path, in: table) }
    }
    let appearing = makeAppearing(update, in: table)
    ListAnimations.run(in: table) {
      rows.placeAll(in: table)
      for cell in appearing { cell.alpha = 1 }
      rows.show(in: table)
      for (cell, path) in departing { self.shift(cell, for: update.deletion(of: path), in: table) }
    } completion: { isFinished in
      table.animations.end()
      for (cell, path) in departing { rows.remove(cell, of: path, in: table) }
      table.setNeedsLayout()
      update.batch.complete(isFinished: isFinished)
    }
  }

  /// Creates cells for rows that the updates make visible, with the positions from which their animations start. Returns the cells that
  /// fade in.
  private func makeAppearing(_ update: TableUpdate, in table: UITableView) -> [UITableViewCell] {
    var appearing: [UITableViewCell] = []
    let staying = table.cells
    UIView.performWithoutAnimation {
      for path in table.geometry.rows(in: table.bounds.minY...table.bounds.maxY) where table.cells[path] == nil {
        guard let cell = table.rows.make(path, in: table) else { continue }
        guard let animation = update.insertion(of: path) else {
          moveIn(cell, at: path, with: staying, in: table)
          continue
        }
        guard animation != .none else { continue }
        shift(cell, for: animation, in: table)
        appearing.append(cell)
      }
    }
    return appearing
  }

  /// Offsets the cell of a row that was not visible by as much as the row before it still has to move, so that both move together.
  private func moveIn(_ cell: UITableViewCell, at path: IndexPath, with staying: [IndexPath: UITableViewCell], in table: UITableView) {
    guard let neighbor = staying.keys.filter({ $0 < path }).max() ?? staying.keys.min(), let old = staying[neighbor]?.place,
      let place = cell.place
    else { return }
    cell.take(place.offsetBy(dx: 0, dy: old.minY - table.rectForRow(at: neighbor).minY))
  }

  /// Moves a cell to where its animation starts or, if the row is deleted, ends.
  private func shift(_ cell: UITableViewCell, for animation: UITableView.RowAnimation, in table: UITableView) {
    guard animation != .none, let place = cell.place else { return }
    let offset: CGVector =
      switch animation {
      case .left: CGVector(dx: -table.bounds.width, dy: 0)
      case .right: CGVector(dx: table.bounds.width, dy: 0)
      case .top: CGVector(dx: 0, dy: -place.height)
      case .bottom: CGVector(dx: 0, dy: place.height)
      // The row stays in the middle of its growing or shrinking space.
      case .middle: CGVector(dx: 0, dy: -place.height / 2)
      case .fade, .automatic, .none: .zero
      }
    cell.take(place.offsetBy(dx: offset.dx, dy: offset.dy))
    cell.alpha = 0
  }
}
