import Foundation

@MainActor
final class ListDragSource: NSObject, UIDragInteractionDelegate {
  private struct Dragged {
    let item: UIDragItem
    /// Nil if the item has been deleted.
    var path: IndexPath?
  }

  /// The opacity of an item while its preview is dragged.
  private static let ghostOpacity: CGFloat = 0.4

  private weak var view: (any ListView)?
  /// Keeps the view alive during a call, in which a delegate may release it. Nil if the view is gone.
  private var list: (any DragList)? { view?.dragList }
  private var dragged: [Dragged] = []
  private var state = UICellConfigurationState.DragState.none
  /// The item that is shown as a gap elsewhere, and therefore hidden in its place.
  var hidden: IndexPath? { didSet { if hidden != oldValue { showStates() } } }

  init(_ view: any ListView) {
    self.view = view
    super.init()
  }

  var isActive: Bool { state == .dragging }

  func drags(_ path: IndexPath) -> Bool { dragged.contains { $0.path == path } }

  /// Returns nil if the item isn't in the list or has been deleted.
  func path(of item: UIDragItem) -> IndexPath? { dragged.first { $0.item === item }?.path }

  func itemsDidMove(_ mapping: ItemMapping) {
    for index in dragged.indices { dragged[index].path = dragged[index].path.flatMap(mapping.newPath) }
    hidden = nil
  }

  // MARK: Appearance

  /// Shows the state of the drag in a cell.
  func showState(of cell: UIView, at path: IndexPath) {
    let isDragged = dragged.contains { $0.path == path }
    let opacity: CGFloat =
      switch isDragged ? state : .none {
      case .none: 1
      case .lifting: 0
      case .dragging: path == hidden ? 0 : Self.ghostOpacity
      }
    guard isDragged else { return }
    list?.showDrag(state, opacity: opacity, of: cell)
  }

  private func showStates() {
    guard let list else { return }
    for case let path? in dragged.map(\.path) {
      if let cell = list.draggedCell(at: path) { showState(of: cell, at: path) }
    }
  }

  private func enter(_ newState: UICellConfigurationState.DragState) {
    state = newState
    if newState == .none { hidden = nil }
    showStates()
    if newState == .none { dragged = [] }
  }

  // MARK: Drag interaction

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let list, let path = list.draggablePath(at: session.location(in: list.view)) else { return [] }
    let items = list.draggedItems(in: session, at: path)
    dragged = items.map { Dragged(item: $0, path: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, let path = list.draggablePath(at: point), !dragged.contains(where: { $0.path == path }) else { return [] }
    let items = list.addedItems(in: session, at: path, point: point)
    dragged += items.map { Dragged(item: $0, path: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let path = path(of: item), let cell = list.draggedCell(at: path) else { return nil }
    return UITargetedDragPreview(view: cell, parameters: parameters(list.dragParameters(at: path), of: cell))
  }

  /// Returns the given parameters, or the default ones of a cell.
  func parameters(_ given: UIDragPreviewParameters?, of cell: UIView) -> UIDragPreviewParameters {
    if let given { return given }
    let parameters = UIDragPreviewParameters()
    // A row without a background color shows the color of the list.
    if view is UITableView { parameters.backgroundColor = cell.backgroundColor ?? view?.backgroundColor }
    return parameters
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    enter(.lifting)
    animator.addCompletion { [weak self] position in if position == .start { self?.enter(.none) } }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    UIView.animate(withDuration: 0.2) { self.enter(.dragging) }
    list?.dragWillBegin(session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    list?.dragAllowsMove(session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool {
    list?.keepsSizeOfDraggedItems ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let list, let path = path(of: item), let cell = list.draggedCell(at: path) else { return nil }
    return UITargetedDragPreview(view: cell, parameters: (defaultPreview.parameters as? UIDragPreviewParameters) ?? .init())
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
    hidden = nil
    // The preview covers the item until it has returned.
    if operation == .cancel { state = .lifting }
    showStates()
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    enter(.none)
    list?.dragDidEnd(session)
  }
}
