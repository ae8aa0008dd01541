import Foundation

/// Where the items of a drop go.
@MainActor
final class DropPlan {
  final class Item: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    fileprivate init(_ item: UIDragItem, in list: any DragList) {
      (dragItem, sourceIndexPath) = (item, list.dragging.source?.path(of: item))
      previewSize = item.shownPreview?.bounds.size ?? .zero
      super.init()
    }
  }

  enum Target {
    case item(IndexPath), into(IndexPath, CGRect), place(UIDragPreviewTarget)
  }

  let session: any UIDropSession
  let destination: IndexPath?
  let proposal: ListDropProposal
  let items: [Item]
  private var targets: [ObjectIdentifier: Target] = [:]
  private var animators: [ObjectIdentifier: DragAnimator] = [:]

  init(_ session: any UIDropSession, at destination: IndexPath?, proposal: ListDropProposal, in list: any DragList) {
    (self.session, self.destination, self.proposal) = (session, destination, proposal)
    items = session.items.map { Item($0, in: list) }
  }

  func target(of item: UIDragItem) -> Target? { targets[ObjectIdentifier(item)] }

  func animator(of item: UIDragItem) -> DragAnimator? { animators[ObjectIdentifier(item)] }

  /// Sets where an item goes, and returns an object that animates alongside.
  func drop(_ item: UIDragItem, to target: Target) -> any UIDragAnimating {
    let animator = DragAnimator()
    targets[ObjectIdentifier(item)] = target
    animators[ObjectIdentifier(item)] = animator
    return animator
  }
}

/// What the coordinators of table and collection views have in common.
@MainActor
class ListDropCoordinator: NSObject {
  let plan: DropPlan

  init(_ plan: DropPlan) {
    self.plan = plan
    super.init()
  }

  var destinationIndexPath: IndexPath? { plan.destination }
  var session: any UIDropSession { plan.session }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { plan.drop(dragItem, to: .place(target)) }
}
