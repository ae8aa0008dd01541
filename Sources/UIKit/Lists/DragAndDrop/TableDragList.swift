import Foundation

/// The rows of a table, for drags and drops.
struct TableDragList: DragList {
  let table: UITableView

  var view: UIScrollView { table }
  var dragging: ListDragging { table.dragging }

  // MARK: Rows

  func draggablePath(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }

  func draggedCell(at path: IndexPath) -> UIView? { table.cells[path] }

  func draggedFrame(at path: IndexPath) -> CGRect { table.rectForRow(at: path) }

  // MARK: Drag delegate

  func draggedItems(in session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard table.moving.movement == nil, !table.swipes.isOpen else { return [] }
    let items = table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty { table.unhighlight() }
    return items
  }

  func addedItems(in session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    table.dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { table.dragDelegate?.tableView(table, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  var keepsSizeOfDraggedItems: Bool { true }

  // MARK: Drop delegate

  /// Without a drop delegate, rows can be moved inside the table if the data source can move them.
  func canTakeDrop(_ session: any UIDropSession) -> Bool {
    if let dropDelegate = table.dropDelegate { return dropDelegate.tableView(table, canHandle: session) }
    return movableRow(of: session) != nil
  }

  private func movableRow(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let path = session.items.first.flatMap({ dragging.source?.path(of: $0) }) else { return nil }
    return table.editing.canMoveRow(at: path, in: table) ? path : nil
  }

  func dropDidEnter(_ session: any UIDropSession) { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }

  func dropDidExit(_ session: any UIDropSession) { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }

  func dropDidEnd(_ session: any UIDropSession) { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }

  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal {
    guard let dropDelegate = table.dropDelegate else {
      let proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      return ListDropProposal(intent: .insert, proposal: proposal)
    }
    let proposal = dropDelegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let intent: ListDropProposal.Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath, .automatic: .insert
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropProposal(intent: intent, proposal: proposal)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
  }

  func performDrop(_ plan: DropPlan) {
    guard let dropDelegate = table.dropDelegate else {
      guard let row = movableRow(of: plan.session), let destination = plan.destination, let item = plan.items.first else { return }
      if row != destination { table.moving.commit(from: row, to: destination, in: table) }
      _ = plan.drop(item.dragItem, to: .item(destination))
      return
    }
    dropDelegate.tableView(table, performDropWith: TableDropCoordinator(plan))
  }

  // MARK: Appearance and the gap

  func showDrag(_ state: UICellConfigurationState.DragState, opacity: CGFloat, of cell: UIView) {
    cell.alpha = opacity
    (cell as? UITableViewCell)?.setDragState(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }

  func showDropTarget(_ isTarget: Bool, of cell: UIView) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.editing.dropState = isTarget ? .targeted : .none
    cell.setHighlighted(isTarget, animated: true)
  }

  func openDropGap(at point: CGPoint, from origin: IndexPath?) -> IndexPath? {
    table.moving.openDropGap(at: point.y, from: origin, in: table)
  }

  var dropGap: IndexPath? { table.moving.dropGap }

  func closeDropGap(animated: Bool) { table.moving.closeDropGap(in: table, animated: animated) }

  func changeByDrop(_ change: () -> Void) {
    PlaceAnimation.run(cells: { Array(table.cells.values) }) {
      change()
      table.rows.show(in: table)
    }
  }
}

extension UITableView {
  var dragList: any DragList { TableDragList(table: self) }
}

private final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { plan.items }
  var proposal: UITableViewDropProposal {
    (plan.proposal.proposal as? UITableViewDropProposal) ?? UITableViewDropProposal(operation: plan.proposal.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { plan.drop(dragItem, to: .item(indexPath)) }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    plan.drop(dragItem, to: .into(indexPath, rect))
  }
}
