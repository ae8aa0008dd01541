import Foundation

extension UITableView {
  func showRows() {
    guard !isShowingRows, !bounds.isEmpty else { return }
    isShowingRows = true
    defer { isShowingRows = false }
    prepareGeometryIfNeeded()
    var visible = placeVisibleRows()
    // Rows that are smaller than estimated make room for others.
    for _ in 0..<8 where measureHeights(of: visible) { visible = placeVisibleRows() }
    // Headers that are smaller than estimated do so too.
    for _ in 0..<8 where layoutSupplements(in: bounds.minY...bounds.maxY) {
      visible = placeVisibleRows()
      if measureHeights(of: visible) { visible = placeVisibleRows() }
    }
    placeTableViews()
  }

  private func placeVisibleRows() -> [IndexPath] {
    takeGivenHeights()
    let visible = geometry.rows(in: bounds.minY...bounds.maxY)
    if !isUpdating {
      let wanted = Set(visible)
      for path in cells.keys.sorted() where !wanted.contains(path) && cells[path] !== movedCell { retire(path) }
    }
    for path in visible { place(cells[path] ?? makeCell(path), at: path) }
    return visible
  }

  func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells[path] = cell
    UIView.performWithoutAnimation {
      cell.setSelected(selection.contains(path), animated: false)
      cell.setHighlighted(selection.highlighted == path, animated: false)
      showEditing(of: cell, at: path, animated: false)
      if style != .plain && cell.backgroundColor == nil { cell.backgroundColor = .secondarySystemGroupedBackground }
      place(cell, at: path)
      cell.layoutIfNeeded()
    }
    dragging.showState(of: cell, at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    return cell
  }

  func place(_ cell: UITableViewCell?, at path: IndexPath) {
    guard let cell, geometry.contains(path), cell !== movedCell else { return }
    cell.take(rectForRow(at: path))
    let section = geometry.sections[path.section]
    let isLast = path.row == section.count - 1
    let hasLine = separatorStyle == .singleLine && !(isLast && style != .plain)
    cell.showSeparator(hasLine ? separatorColor : nil, effect: separatorEffect, inset: separatorInset)
    if style == .insetGrouped { cell.roundCorners(top: path.row == 0, bottom: isLast) }
  }

  func keep(_ cell: UITableViewCell) {
    cell.leavePlace()
    cellPool.add(cell)
  }

  func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    swipes.cellWillLeave(cell)
    cell.removeFromSuperview()
    keep(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func placeTableViews() {
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: geometry.end)
    tableFooterView?.frame.size.width = bounds.width
  }

  func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    invalidateGeometry()
  }
}
