import Foundation

/// The items of a table or collection view, which can be dragged, and the calls of its drag and drop delegates.
@MainActor
protocol DragList {
  var view: UIScrollView { get }
  var dragging: ListDragging { get }

  // Items.

  /// Returns nil if there is no item at `point`, which is in the content.
  func draggablePath(at point: CGPoint) -> IndexPath?
  /// Returns nil if the item isn't visible.
  func draggedCell(at path: IndexPath) -> UIView?
  func draggedFrame(at path: IndexPath) -> CGRect

  // The drag delegate.

  func draggedItems(in session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func addedItems(in session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  var keepsSizeOfDraggedItems: Bool { get }

  // The drop delegate.

  func canTakeDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func performDrop(_ plan: DropPlan)

  // The appearance of a drag and a drop.

  func showDrag(_ state: UICellConfigurationState.DragState, opacity: CGFloat, of cell: UIView)
  func showDropTarget(_ isTarget: Bool, of cell: UIView)
  /// Opens a gap at a point of the content for the item at `origin`, or for one from elsewhere if `origin` is nil. Returns the index path
  /// that the item would have there.
  func openDropGap(at point: CGPoint, from origin: IndexPath?) -> IndexPath?
  /// The index path that an item in the gap would have, or nil if there is no gap.
  var dropGap: IndexPath? { get }
  func closeDropGap(animated: Bool)
  /// Makes the changes of a drop, and animates only what isn't in its place then.
  func changeByDrop(_ change: () -> Void)
}

struct ListDropProposal {
  enum Intent {
    /// The list shows a gap for `insert`, and marks the item below the pointer for `into`.
    case unspecified, insert, into
  }

  let intent: Intent
  let proposal: UIDropProposal
}

/// Drags items out of a list and drops items into it, by its delegates.
@MainActor
final class ListDragging {
  weak var dragDelegate: AnyObject? { didSet { update() } }
  weak var dropDelegate: AnyObject? { didSet { update() } }
  var isEnabled = true { didSet { update() } }

  private unowned let view: any ListView
  private(set) var source: ListDragSource?
  private(set) var target: ListDropTarget?
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?

  init(_ view: any ListView) { self.view = view }

  private func update() {
    if source == nil, dragDelegate != nil {
      let source = ListDragSource(view)
      let interaction = UIDragInteraction(delegate: source)
      (self.source, drag) = (source, interaction)
      view.addInteraction(interaction)
    }
    if target == nil, dropDelegate != nil || dragDelegate != nil {
      let target = ListDropTarget(view)
      let interaction = UIDropInteraction(delegate: target)
      (self.target, drop) = (target, interaction)
      view.addInteraction(interaction)
    }
    drag?.isEnabled = isEnabled && dragDelegate != nil
  }

  func itemsDidMove(_ mapping: ItemMapping) { source?.itemsDidMove(mapping) }

  /// Updates a cell that has become visible.
  func showState(of cell: UIView, at path: IndexPath) { source?.showState(of: cell, at: path) }
}
