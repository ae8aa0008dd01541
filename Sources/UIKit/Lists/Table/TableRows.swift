import Foundation

/// The cells of visible rows.
@MainActor
final class TableRows {
  let pool = ReusePool<UITableViewCell>()
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  /// A Boolean value that prevents `show(in:)` from running inside itself.
  private var isShowing = false

  /// Shows the rows, headers and footers in the visible area, and measures those that size themselves.
  func show(in table: UITableView) {
    guard !isShowing, !table.bounds.isEmpty else { return }
    isShowing = true
    defer { isShowing = false }
    table.prepareGeometryIfNeeded()
    var visible = placeVisible(in: table)
    // Rows that are smaller than estimated make room for others.
    for _ in 0..<8 where table.heights.measure(visible, in: table) { visible = placeVisible(in: table) }
    // Headers that are smaller than estimated do so too.
    for _ in 0..<8 where table.supplements.layout(in: table) {
      visible = placeVisible(in: table)
      if table.heights.measure(visible, in: table) { visible = placeVisible(in: table) }
    }
    table.placeTableViews()
  }

  private func placeVisible(in table: UITableView) -> [IndexPath] {
    table.heights.takeGiven(in: table)
    let visible = table.geometry.rows(in: table.bounds.minY...table.bounds.maxY)
    if !table.animations.areRunning {
      let wanted = Set(visible)
      let moved = table.moving.movement?.cell
      for path in cells.keys.sorted() where !wanted.contains(path) && cells[path] !== moved { retire(path, in: table) }
    }
    for path in visible { place(cells[path] ?? make(path, in: table), at: path, in: table) }
    return visible
  }

  func placeAll(in table: UITableView) {
    for path in cells.keys.sorted() { place(cells[path], at: path, in: table) }
  }

  private func place(_ cell: UITableViewCell?, at path: IndexPath, in table: UITableView) {
    guard let cell, table.geometry.contains(path), cell !== table.moving.movement?.cell else { return }
    cell.take(table.rectForRow(at: path))
    let isLast = path.row == table.geometry.sections[path.section].count - 1
    let hasLine = table.separatorStyle == .singleLine && !(isLast && table.style != .plain)
    cell.showSeparator(hasLine ? table.separatorColor : nil, effect: table.separatorEffect, inset: table.separatorInset)
    if table.style == .insetGrouped { cell.roundCorners(top: path.row == 0, bottom: isLast) }
  }

  func make(_ path: IndexPath, in table: UITableView) -> UITableViewCell? {
    guard let dataSource = table.dataSource else { return nil }
    let cell = dataSource.tableView(table, cellForRowAt: path)
    cells[path] = cell
    UIView.performWithoutAnimation {
      cell.setSelected(table.selection.contains(path), animated: false)
      cell.setHighlighted(table.selection.highlighted == path, animated: false)
      table.editing.show(in: cell, at: path, of: table, animated: false)
      if table.style != .plain && cell.backgroundColor == nil { cell.backgroundColor = .secondarySystemGroupedBackground }
      place(cell, at: path, in: table)
      cell.layoutIfNeeded()
    }
    table.dragging.showState(of: cell, at: path)
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    if cell.superview !== table { table.insertSubview(cell, at: 0) }
    return cell
  }

  /// Requests a cell from the data source, which then dequeues the row's existing cell.
  func reconfigure(_ path: IndexPath, in table: UITableView) {
    guard let cell = cells[path], let dataSource = table.dataSource else { return }
    pool.offered = cell
    let filled = dataSource.tableView(table, cellForRowAt: path)
    pool.offered = nil
    // The height may have changed.
    table.heights.forgetHeight(ofRow: path)
    guard filled !== cell else { return }
    misuse("The cell that was returned for the reconfigured row at \(path) is not the one that the row has; dequeue it for this path.")
  }

  // MARK: Leaving

  func retireAll(in table: UITableView) {
    for path in cells.keys.sorted() { retire(path, in: table) }
  }

  private func retire(_ path: IndexPath, in table: UITableView) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    table.swipes.cellWillLeave(cell)
    remove(cell, of: path, in: table)
  }

  /// Removes a cell that is no longer at its row from the screen.
  func remove(_ cell: UITableViewCell, of path: IndexPath, in table: UITableView) {
    cell.removeFromSuperview()
    cell.leavePlace()
    pool.add(cell)
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Updates

  /// Gives up all cells, which stay on the screen.
  func takeAll() -> [IndexPath: UITableViewCell] {
    defer { cells = [:] }
    return cells
  }

  func putBack(_ old: [IndexPath: UITableViewCell]) { cells = old }

  /// Puts cells at their rows after a batch of updates. Returns those whose rows are gone.
  func putBack(
    _ old: [IndexPath: UITableViewCell], _ mapping: ItemMapping
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    var departing: [(cell: UITableViewCell, path: IndexPath)] = []
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let new = mapping.newPath(of: path), !mapping.isReloaded(new) { cells[new] = cell } else { departing.append((cell, path)) }
    }
    return departing
  }
}
