import Foundation

extension UITableView {
  /// Weakly referenced.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate as? any UITableViewDragDelegate }
    set { dragging.dragDelegate = newValue }
  }

  /// Weakly referenced.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate as? any UITableViewDropDelegate }
    set { dragging.dropDelegate = newValue }
  }

  public var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  public var hasActiveDrag: Bool { dragging.source?.isActive ?? false }

  public var hasActiveDrop: Bool { dragging.target?.isActive ?? false }
}

extension UITableView: DragList {
  // MARK: Rows

  func draggablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func draggedCell(at path: IndexPath) -> UIView? { cells[path] }

  func draggedFrame(at path: IndexPath) -> CGRect { rectForRow(at: path) }

  // MARK: Drag delegate

  func draggedItems(in session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard editing.movement == nil, !swipes.isOpen else { return [] }
    let items = dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty { unhighlightRow() }
    return items
  }

  func addedItems(in session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  var keepsSizeOfDraggedItems: Bool { true }

  // MARK: Drop delegate

  /// Without a drop delegate, rows can be moved inside the table if the data source can move them.
  func canTakeDrop(_ session: any UIDropSession) -> Bool {
    if let dropDelegate { return dropDelegate.tableView(self, canHandle: session) }
    return movableRow(of: session) != nil
  }

  private func movableRow(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let path = session.items.first.flatMap({ dragging.source?.path(of: $0) }) else { return nil }
    return canMoveRow(at: path) ? path : nil
  }

  func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal {
    guard let dropDelegate else {
      let proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      return ListDropProposal(operation: .move, intent: .insert, proposal: proposal)
    }
    let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let intent: ListDropProposal.Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath, .automatic: .insert
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropProposal(operation: proposal.operation, intent: intent, proposal: proposal)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func performDrop(_ plan: DropPlan) {
    guard let dropDelegate else {
      guard let row = movableRow(of: plan.session), let destination = plan.destination, let item = plan.items.first else { return }
      if row != destination { commitMove(from: row, to: destination) }
      _ = plan.drop(item.dragItem, to: .item(destination))
      return
    }
    dropDelegate.tableView(self, performDropWith: TableDropCoordinator(plan))
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
    guard editing.movement == nil || editing.movement?.cell == nil, let place = gapPath(at: point.y) else { return nil }
    if editing.movement == nil || editing.movement?.origin != origin {
      let height = rectForRow(at: origin ?? IndexPath(row: max(place.row - 1, 0), section: place.section)).height
      let start = origin.map { IndexPath(row: $0.row + 1, section: $0.section) }
      editing.movement = RowMovement(
        origin: origin, height: height > 0 ? height : max(rowHeight, estimatedRowHeight, 44), gap: start, finger: point.y)
      if origin != nil { arrangeRows() }
    }
    guard let movement = editing.movement else { return nil }
    openGap(before: place)
    return movement.destination
  }

  var dropGap: IndexPath? { editing.movement.flatMap { $0.cell == nil ? $0.destination : nil } }

  func closeDropGap(animated: Bool) {
    guard let movement = editing.movement, movement.cell == nil else { return }
    cancelMovement(animated: animated)
  }

  func changeByDrop(_ change: () -> Void) {
    PlaceAnimation.run(cells: { Array(self.cells.values) }) {
      change()
      showRows()
    }
  }
}

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  final class Item: NSObject, UITableViewDropItem {
    private let item: DropPlan.Item

    init(_ item: DropPlan.Item) {
      self.item = item
      super.init()
    }

    var dragItem: UIDragItem { item.dragItem }
    var sourceIndexPath: IndexPath? { item.source }
    var previewSize: CGSize { item.previewSize }
  }

  private let plan: DropPlan
  let items: [any UITableViewDropItem]

  init(_ plan: DropPlan) {
    self.plan = plan
    items = plan.items.map(Item.init)
    super.init()
  }

  var destinationIndexPath: IndexPath? { plan.destination }
  var proposal: UITableViewDropProposal {
    (plan.proposal.proposal as? UITableViewDropProposal) ?? UITableViewDropProposal(operation: plan.proposal.operation)
  }
  var session: any UIDropSession { plan.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { plan.drop(dragItem, to: .item(indexPath)) }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    plan.drop(dragItem, to: .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { plan.drop(dragItem, to: .place(target)) }
}
