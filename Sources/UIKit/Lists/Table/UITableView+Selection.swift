import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// In the order of selection, or nil if no row is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Does not notify the delegate. A nil index path deselects all rows.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Does not notify the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
}

extension UITableView: SelectingList {
  var canSelect: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  func keepsSelection(of path: IndexPath) -> Bool { true }

  func contains(_ path: IndexPath) -> Bool { geometry.contains(path) }
  func elementPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func elementCell(at path: IndexPath) -> (any ListCell)? { cells[path] }

  func elementPath(from focused: IndexPath?, towards key: UIKeyboardHIDUsage) -> IndexPath? {
    switch key {
    case .keyboardUpArrow: row(after: focused, by: -1)
    case .keyboardDownArrow: row(after: focused, by: 1)
    case .keyboardPageUp: page(from: focused, by: -1)
    case .keyboardPageDown: page(from: focused, by: 1)
    case .keyboardHome: geometry.firstRow
    case .keyboardEnd: geometry.lastRow
    default: nil
    }
  }

  private func row(after path: IndexPath?, by step: Int) -> IndexPath? {
    guard let path, geometry.contains(path) else { return indexPathsForVisibleRows?.first }
    return geometry.row(after: path, by: step)
  }

  private func page(from path: IndexPath?, by step: Int) -> IndexPath? {
    let count = max((indexPathsForVisibleRows?.count ?? 1) - 1, 1)
    return (0..<count).reduce(path) { path, _ in row(after: path, by: step) ?? path }
  }

  func revealFocus(at path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: true)
    window?.layer.setNeedsLayout()
  }

  func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool) { cells[path]?.setSelected(isSelected, animated: animated) }
  func showHighlight(_ isHighlighted: Bool, at path: IndexPath) { cells[path]?.setHighlighted(isHighlighted, animated: false) }

  func canHighlight(_ path: IndexPath, under touch: UITouch) -> Bool {
    cells[path] != nil && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  func canDeselect(_ path: IndexPath) -> Bool { true }
  func didSelect(_ path: IndexPath) {
    if let cell = cells[path] { cell.segues.selection?(cell) }
    delegate?.tableView(self, didSelectRowAt: path)
  }
  func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }
  func performInsteadOfSelection(at path: IndexPath) -> Bool { false }
}
