import Foundation

@MainActor
final class DropPlan {
  struct Item {
    let dragItem: UIDragItem
    /// The item's index path in the list, or nil if it comes from elsewhere.
    let source: IndexPath?
    let previewSize: CGSize
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
    items = session.items.map {
      Item(dragItem: $0, source: list.dragging.source?.path(of: $0), previewSize: $0.shownPreview?.bounds.size ?? .zero)
    }
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
