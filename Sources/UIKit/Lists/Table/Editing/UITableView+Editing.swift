import Foundation

struct TableEditing {
  var isOn = false
  var movement: RowMovement?
  /// The number of updates and reloads so far.
  var updateNumber = 0
}

// Editing rows.
extension UITableView {
  /// The duration in which editing controls appear and disappear, in seconds, as on iOS.
  static var editingDuration: TimeInterval { 0.3 }

  /// Depends on whether the table is edited.
  var canSelectRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Depends on whether the table is edited.
  var selectsSeveralRows: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func showEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != isEditing else { return }
    swipes.close(animated: animated)
    cancelMovement(animated: animated)
    if allowsMultipleSelectionDuringEditing || isOn { selectRow(at: nil, animated: animated, scrollPosition: .none) }
    editing.isOn = isOn
    guard animated, window != nil else { return updateEditing(animated: false) }
    updateEditing(animated: true)
    // Content with less width may need more height.
    UIView.animate(withDuration: Self.editingDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.invalidateGeometry()
      self.showRows()
    }
  }

  func updateEditing(animated: Bool) {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { showEditing(of: cell, at: path, animated: animated) }
  }

  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let isOn = isEditing && canEditRow(at: path)
    guard isOn || cell.isEditing else { return }
    guard isOn else { return cell.setEditing(false, animated: animated) }
    cell.editing.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    cell.editing.selectsSeveral = allowsMultipleSelectionDuringEditing
    cell.editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editing.showsReorderControl = canMoveRow(at: path)
    guard cell.isEditing else { return cell.setEditing(true, animated: animated) }
    cell.updateControls()
  }

  // MARK: Permissions

  private func canEditRow(at path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  /// Returns whether a row can be moved: if the data source says so or, if it doesn't say anything, implements moving.
  func canMoveRow(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let (canMove, isDefault) = OptionalMethod.noting { dataSource.tableView(self, canMoveRowAt: path) }
    return canMove && (!isDefault || OptionalMethod.isImplemented("tableView:moveRowAt:to:", by: dataSource))
  }

  /// Returns whether a swipe can delete a row: if its style is `delete`, and the data source implements the deletion.
  private func canDeleteRow(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let (canEdit, isDefault) = OptionalMethod.noting { dataSource.tableView(self, canEditRowAt: path) }
    let (style, hasDefaultStyle) = OptionalMethod.noting { delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete }
    guard canEdit, style == .delete else { return false }
    let saysSo = !isDefault || delegate != nil && !hasDefaultStyle
    return saysSo || OptionalMethod.isImplemented("tableView:commit:forRowAt:", by: dataSource)
  }

  // MARK: Deletion and insertion

  /// Returns the swipe action that deletes a row, or nil if the row can't be deleted.
  func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? { canDeleteRow(at: path) ? makeDeletion(of: path) : nil }

  private func makeDeletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Inserts a row, or reveals the button that confirms a deletion.
  func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if swipes.isOpen { return swipes.close(animated: true) }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      swipes.reveal(given ?? makeDeletion(of: path), of: cell, at: path)
    case .none: break
    }
  }
}
