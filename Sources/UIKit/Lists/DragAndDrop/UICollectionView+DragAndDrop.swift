import Foundation

extension UICollectionView {
  /// Weakly referenced.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate as? any UICollectionViewDragDelegate }
    set { dragging.dragDelegate = newValue }
  }

  /// Weakly referenced.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate as? any UICollectionViewDropDelegate }
    set { dragging.dropDelegate = newValue }
  }

  public var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  public var hasActiveDrag: Bool { dragging.source?.isActive ?? false }

  public var hasActiveDrop: Bool { dragging.target?.isActive ?? false }
}

extension UICollectionView: DragList {
  // MARK: Items

  func draggablePath(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForItem(at: point) else { return nil }
    return movement == nil ? path : movement?.dataPath(of: path)
  }

  func draggedCell(at path: IndexPath) -> UIView? { liveCell(movement?.shownPath(of: path) ?? path) }

  func draggedFrame(at path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.shownFrame ?? .zero }

  // MARK: Drag delegate

  func draggedItems(in session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard movement == nil, swipes?.isOpen != true else { return [] }
    let items = dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty { unhighlightItem() }
    return items
  }

  func addedItems(in session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  var keepsSizeOfDraggedItems: Bool { false }

  // MARK: Drop delegate

  func canTakeDrop(_ session: any UIDropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }

  func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .cancel)
    let intent: ListDropProposal.Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insert
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropProposal(operation: proposal.operation, intent: intent, proposal: proposal)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func performDrop(_ plan: DropPlan) { dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(plan)) }

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

  func openDropGap(at point: CGPoint, from origin: IndexPath?) -> IndexPath? {
    if let movement, movement.isGap, movement.origin != origin { closeDropGap(animated: false) }
    if movement == nil {
      guard let start = origin ?? gapPath(at: point) else { return nil }
      movement = ItemMovement(gapAt: start, from: origin, counts: itemCounts.sections)
      if origin == nil { showGap(at: start) }
    }
    guard let movement, movement.isGap else { return nil }
    if let place = gapPath(at: point), place != movement.place { showMovement(to: place) }
    return movement.place
  }

  /// Returns the item's place at a point of the content, the end of its section after the last item, or nil without sections.
  private func gapPath(at point: CGPoint) -> IndexPath? {
    if let path = indexPathForItem(at: point) { return path }
    guard numberOfSections > 0 else { return nil }
    // The place below or after all items of a section is its end.
    let section = (0..<numberOfSections).last { section in
      let count = numberOfItems(inSection: section)
      guard count > 0, let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)) else { return section == 0 }
      return first.shownFrame.minY <= point.y
    }
    guard let section else { return movement?.place }
    let isGapHere = movement?.place.section == section
    let count = numberOfItems(inSection: section)
    guard count > 0, let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))?.shownFrame else {
      return IndexPath(item: 0, section: section)
    }
    guard point.y > last.maxY || (point.y >= last.minY && point.x > last.maxX) else { return movement?.place ?? nil }
    return IndexPath(item: isGapHere ? count - 1 : count, section: section)
  }

  var dropGap: IndexPath? { movement.flatMap { $0.isGap ? $0.place : nil } }

  func closeDropGap(animated: Bool) {
    guard let movement, movement.isGap else { return }
    let close = {
      if let origin = movement.origin { self.showMovement(to: origin) }
      self.movement = nil
      if movement.origin == nil { self.removeGap(at: movement.place) }
      self.showElements()
    }
    if animated { close() } else { UIView.performWithoutAnimation(close) }
  }

  func changeByDrop(_ change: () -> Void) {
    PlaceAnimation.run(cells: { self.elements.ordered.map(\.view) }) {
      change()
      showElements()
    }
  }
}

private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  final class Item: NSObject, UICollectionViewDropItem {
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
  let items: [any UICollectionViewDropItem]

  init(_ plan: DropPlan) {
    self.plan = plan
    items = plan.items.map(Item.init)
    super.init()
  }

  var destinationIndexPath: IndexPath? { plan.destination }
  var proposal: UICollectionViewDropProposal {
    (plan.proposal.proposal as? UICollectionViewDropProposal) ?? UICollectionViewDropProposal(operation: plan.proposal.operation)
  }
  var session: any UIDropSession { plan.session }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { plan.drop(dragItem, to: .item(indexPath)) }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    plan.drop(dragItem, to: .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { plan.drop(dragItem, to: .place(target)) }
}
