import Foundation

/// What rows show while their table is edited, and whether they can be edited, moved and deleted.
@MainActor
final class TableEditing {
  private(set) var isOn = false

  /// The duration in which editing controls appear and disappear, in seconds, as on iOS.
  static let duration: TimeInterval = 0.3

  func set(_ isOn: Bool, in table: UITableView, animated: Bool) {
    guard isOn != self.isOn else { return }
    table.swipes.close(animated: animated)
    table.moving.cancel(in: table, animated: animated)
    if table.allowsMultipleSelectionDuringEditing || isOn { table.selectRow(at: nil, animated: animated, scrollPosition: .none) }
    self.isOn = isOn
    guard animated, table.window != nil else { return update(table, animated: false) }
    update(table, animated: true)
    // Content with less width may need more height.
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      table.invalidateGeometry()
      table.rows.show(in: table)
    }
  }

  func update(_ table: UITableView, animated: Bool) {
    for (path, cell) in table.cells.sorted(by: { $0.key < $1.key }) { show(in: cell, at: path, of: table, animated: animated) }
  }

  func show(in cell: UITableViewCell, at path: IndexPath, of table: UITableView, animated: Bool) {
    let isOn = isOn && table.dataSource?.tableView(table, canEditRowAt: path) ?? false
    guard isOn || cell.isEditing else { return }
    guard isOn else { return cell.setEditing(false, animated: animated) }
    cell.editing.style = table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    cell.editing.selectsSeveral = table.allowsMultipleSelectionDuringEditing
    cell.editing.indents = table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editing.showsReorderControl = canMoveRow(at: path, in: table)
    guard cell.isEditing else { return cell.setEditing(true, animated: animated) }
    cell.updateControls()
  }

  // MARK: Permissions

  /// Returns whether a row can be moved: if the data source says so or, if it doesn't say anything, implements moving.
  func canMoveRow(at path: IndexPath, in table: UITableView) -> Bool {
    guard let dataSource = table.dataSource else { return false }
    let (canMove, isDefault) = OptionalMethod.noting { dataSource.tableView(table, canMoveRowAt: path) }
    return canMove && (!isDefault || OptionalMethod.isImplemented("tableView:moveRowAt:to:", by: dataSource))
  }

  /// Returns whether a swipe can delete a row: if its style is `delete`, and the data source implements the deletion.
  private func canDeleteRow(at path: IndexPath, in table: UITableView) -> Bool {
    guard let dataSource = table.dataSource else { return false }
    let (canEdit, isDefault) = OptionalMethod.noting { dataSource.tableView(table, canEditRowAt: path) }
    let (style, hasDefaultStyle) = OptionalMethod.noting { table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete }
    guard canEdit, style == .delete else { return false }
    let saysSo = !isDefault || table.delegate != nil && !hasDefaultStyle
    return saysSo || OptionalMethod.isImplemented("tableView:commit:forRowAt:", by: dataSource)
  }

  // MARK: Deletion and insertion

  /// Returns the swipe action that deletes a row, or nil if the row can't be deleted.
  func deletion(of path: IndexPath, in table: UITableView) -> UISwipeActionsConfiguration? {
    canDeleteRow(at: path, in: table) ? makeDeletion(of: path, in: table) : nil
  }

  private func makeDeletion(of path: IndexPath, in table: UITableView) -> UISwipeActionsConfiguration {
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak table] _, _, done in
      guard let table else { return done(false) }
      table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Inserts a row, or reveals the button that confirms a deletion.
  func controlWasTapped(in cell: UITableViewCell, of table: UITableView) {
    guard let path = table.indexPath(for: cell) else { return }
    if table.swipes.isOpen { return table.swipes.close(animated: true) }
    switch cell.editingStyle {
    case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    case .delete:
      let given = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      table.swipes.reveal(given ?? makeDeletion(of: path, in: table), of: cell, at: path)
    case .none: break
    }
  }
}
