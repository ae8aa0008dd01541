import Foundation

/// A list whose items can be dragged, and into which items can be dropped: a table or a collection view.
@MainActor
protocol DragList: UIScrollView {
  var dragging: ListDragging { get }

  // The items.

  /// Returns the index path of the item at a point of the content, or nil if there is none.
  func draggablePath(at point: CGPoint) -> IndexPath?
  /// Returns the cell of an item, or nil if it isn't visible.
  func draggedCell(at path: IndexPath) -> UIView?
  /// Returns the frame of an item in the content.
  func draggedFrame(at path: IndexPath) -> CGRect

  // What the drag delegate says.

  func draggedItems(in session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func addedItems(in session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  var keepsSizeOfDraggedItems: Bool { get }

  // What the drop delegate says.

  func canTakeDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> ListDropProposal
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func performDrop(_ plan: DropPlan)

  // The place of a drop.

  /// Shows the stage that an item has reached in a drag.
  func showDrag(_ state: UICellConfigurationState.DragState, opacity: CGFloat, of cell: UIView)
  /// Shows whether a drop would put the items into an item.
  func showDropTarget(_ isTarget: Bool, of cell: UIView)
  /// Opens a gap where a point of the content is, in which the item at `origin` or one from elsewhere would be put, and returns the index
  /// path that it would have.
  func openDropGap(at point: CGPoint, from origin: IndexPath?) -> IndexPath?
  /// The index path that an item in the gap would have, or nil if there is no gap.
  var dropGap: IndexPath? { get }
  /// Closes the gap.
  func closeDropGap(animated: Bool)
  /// Makes the changes of a drop, after which only what isn't in its place moves there.
  func changeByDrop(_ change: () -> Void)
}

/// The operation that a drop on a list would perform.
struct ListDropProposal {
  /// Where the items are put.
  enum Intent {
    /// The list shows nothing, or a gap, or marks the item into which they are put.
    case unspecified, insert, into
  }

  let operation: UIDropOperation
  let intent: Intent
  /// The proposal of the delegate.
  let proposal: UIDropProposal
}

/// The delegates and interactions by which items are dragged out of a list and dropped into it.
@MainActor
final class ListDragging {
  weak var dragDelegate: AnyObject? { didSet { update() } }
  weak var dropDelegate: AnyObject? { didSet { update() } }
  /// A Boolean value that indicates whether a person can drag items.
  var isEnabled = true { didSet { update() } }

  private unowned let list: any DragList
  private(set) var source: ListDragSource?
  private(set) var target: ListDropTarget?
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?

  init(_ list: any DragList) { self.list = list }

  private func update() {
    if source == nil, dragDelegate != nil {
      let source = ListDragSource(list)
      let interaction = UIDragInteraction(delegate: source)
      (self.source, drag) = (source, interaction)
      list.addInteraction(interaction)
    }
    if target == nil, dropDelegate != nil || dragDelegate != nil {
      let target = ListDropTarget(list)
      let interaction = UIDropInteraction(delegate: target)
      (self.target, drop) = (target, interaction)
      list.addInteraction(interaction)
    }
    drag?.isEnabled = isEnabled && dragDelegate != nil
  }

  /// Takes the dragged items along with a batch of updates.
  func itemsDidMove(_ mapping: ItemMapping) { source?.itemsDidMove(mapping) }

  /// Shows in a cell that has become visible whether it is dragged.
  func showState(of cell: UIView, at path: IndexPath) { source?.showState(of: cell, at: path) }
}
