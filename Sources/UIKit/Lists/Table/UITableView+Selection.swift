import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// In the order of selection, or nil if no row is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Does not notify the delegate. A nil index path deselects all rows.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection.paths { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveralRows {
      for path in selection.paths where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Does not notify the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  func highlightRow(under touch: UITouch?) {
    guard canSelectRows, let path = touch.flatMap({ indexPathForRow(at: $0.location(in: self)) }), let cell = cells[path],
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    selection.highlighted = path
    cell.setHighlighted(true, animated: false)
  }

  func unhighlightRow() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cells[path]?.setHighlighted(false, animated: false)
  }

  func userSelectsRow(at path: IndexPath) {
    selection.focused = path
    if selection.contains(path), selectsSeveralRows {
      deselectRow(at: path, animated: true)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let delegate else { return selectRow(at: path, animated: true, scrollPosition: .none) }
    guard let chosen = delegate.tableView(self, willSelectRowAt: path) else { return }
    let others = selectsSeveralRows ? [] : selection.paths.filter { $0 != chosen }
    for other in others {
      deselectRow(at: other, animated: true)
      delegate.tableView(self, didDeselectRowAt: other)
    }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: chosen)
  }

  /// Moves the focus with the arrow keys and the like, and selects with Return and Space. Returns whether the key was used.
  func handleKey(_ key: UIKeyboardHIDUsage) -> Bool {
    guard canSelectRows, window?.focusedView === self || isFirstResponder else { return false }
    switch key {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let path = selection.focused, geometry.contains(path) else { return false }
      userSelectsRow(at: path)
      return true
    case .keyboardUpArrow: return focusRow(row(after: selection.focused, by: -1))
    case .keyboardDownArrow: return focusRow(row(after: selection.focused, by: 1))
    case .keyboardPageUp, .keyboardPageDown:
      let step = key == .keyboardPageDown ? 1 : -1
      var path = selection.focused
      for _ in 0..<max((indexPathsForVisibleRows?.count ?? 1) - 1, 1) { path = row(after: path, by: step) ?? path }
      return focusRow(path)
    case .keyboardHome: return focusRow(geometry.sections.firstIndex { $0.count > 0 }.map { IndexPath(row: 0, section: $0) })
    case .keyboardEnd:
      return focusRow(geometry.sections.lastIndex { $0.count > 0 }.map { IndexPath(row: geometry.sections[$0].count - 1, section: $0) })
    default: return false
    }
  }

  /// Returns false if `path` is nil.
  private func focusRow(_ path: IndexPath?) -> Bool {
    guard let path else { return false }
    selection.focused = path
    window?.showsFocusRing = true
    scrollToRow(at: path, at: .none, animated: true)
    window?.layer.setNeedsLayout()
    return true
  }

  private func row(after path: IndexPath?, by step: Int) -> IndexPath? {
    guard let path, geometry.contains(path) else { return indexPathsForVisibleRows?.first }
    var (section, row) = (path.section, path.row + step)
    while geometry.sections.indices.contains(section) {
      if (0..<geometry.sections[section].count).contains(row) { return IndexPath(row: row, section: section) }
      section += step
      guard geometry.sections.indices.contains(section) else { return nil }
      row = step > 0 ? 0 : geometry.sections[section].count - 1
    }
    return nil
  }
}
