import Foundation

/// The items of a collection view, for drags and drops.
struct CollectionDragList: DragList {
  let list: UICollectionView

  var view: UIScrollView { list }
  var dragging: ListDragging { list.dragging }

  // MARK: Items

  func draggablePath(at point: CGPoint) -> IndexPath? { list.indexPathForItem(at: point).flatMap(list.moving.dataPath) }

  func draggedCell(at path: IndexPath) -> UIView? { list.elements.cell(at: list.moving.shownPath(of: path)) }

  func draggedFrame(at path: IndexPath) -> CGRect { list.layoutAttributesForItem(at: path)?.shownFrame ?? .zero }

  // MARK: Drag delegate

  func draggedItems(in session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard list.moving.movement == nil, list.swipes?.isOpen != true else { return [] }
    let items = list.dragDelegate?.collectionView(list, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty { list.unhighlight() }
    return items
  }

  func addedItems(in session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    list.dragDelegate?.collectionView(list, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    list.dragDelegate?.collectionView(list, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) { list.dragDelegate?.collectionView(list, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { list.dragDelegate?.collectionView(list, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    list.dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    list.dragDelegate?.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  var keepsSizeOfDraggedItems: Bool { false }

  // MARK: Drop delegate

  func canTakeDrop(_ session: any UIDropSession) -> Bool { list.dropDelegate?.collectionView(list, canHandle: session) ?? false }

  func dropDidEnter(_ session: any UIDropSession) { list.dropDelegate?.collectionView(list, dropSessionDidEnter: session) }

  func dropDidExit(_ session: any UIDropSession) { list.dropDelegate?.collectionView(list, dropSessionDidExit: session) }

  func dropDidEnd(_ session: any UIDropSession) { list.dropDelegate?.collectionView(list, dropSessionDidEnd: session) }

  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal {
    let proposal =
      list.dropDelegate?.collectionView(list, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .cancel)
    let intent: ListDropProposal.Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insert
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropProposal(intent: intent, proposal: proposal)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    list.dropDelegate?.collectionView(list, dropPreviewParametersForItemAt: path)
  }

  func performDrop(_ plan: DropPlan) { list.dropDelegate?.collectionView(list, performDropWith: CollectionDropCoordinator(plan)) }

  // MARK: Appearance and the gap

  func showDrag(_ state: UICellConfigurationState.DragState, opacity: CGFloat, of cell: UIView) {
    guard let cell = cell as? UICollectionViewCell else { return }
    cell.dragOpacity = opacity
    cell.setDragState(state)
  }

  func showDropTarget(_ isTarget: Bool, of cell: UIView) {
    guard let cell = cell as? UICollectionViewCell else { return }
    cell.dropState = isTarget ? .targeted : .none
    cell.isHighlighted = isTarget
  }

  func openDropGap(at point: CGPoint, from origin: IndexPath?) -> IndexPath? { list.moving.openDropGap(at: point, from: origin, in: list) }

  var dropGap: IndexPath? { list.moving.dropGap }

  func closeDropGap(animated: Bool) { list.moving.closeDropGap(in: list, animated: animated) }

  func changeByDrop(_ change: () -> Void) {
    PlaceAnimation.run(cells: { self.list.elements.ordered.map(\.view) }) {
      change()
      list.elements.show(in: list)
    }
  }
}

extension UICollectionView {
  var dragList: any DragList { CollectionDragList(list: self) }
}

private final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { plan.items }
  var proposal: UICollectionViewDropProposal {
    (plan.proposal.proposal as? UICollectionViewDropProposal) ?? UICollectionViewDropProposal(operation: plan.proposal.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { plan.drop(dragItem, to: .item(indexPath)) }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    plan.drop(dragItem, to: .into(indexPath, rect))
  }
}
