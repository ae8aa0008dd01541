import Foundation

@MainActor
final class ListDropTarget: NSObject, UIDropInteractionDelegate {
  private weak var view: (any ListView)?
  /// Keeps the view alive during a call, in which a delegate may release it. Nil if the view is gone.
  private var list: (any DragList)? { view?.dragList }
  private var proposal: ListDropProposal?
  private var destination: IndexPath?
  private weak var marked: UIView?
  private var plan: DropPlan?
  /// Cells that stay hidden until the previews have arrived at them.
  private var covered: [UIView] = []

  init(_ view: any ListView) {
    self.view = view
    super.init()
  }

  private(set) var isActive = false

  /// Returns the index path of the dragged item if there is only one and it is in the list.
  private func origin(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1 else { return nil }
    return session.items.first.flatMap { list?.dragging.source?.path(of: $0) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    list?.canTakeDrop(session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    list?.dropDidEnter(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list.view)
    let below = list.draggablePath(at: point)
    let inserts = proposal?.intent == .insert
    let proposed = list.dropProposal(session, at: inserts ? list.dropGap ?? below : below)
    proposal = proposed
    let operation = proposed.proposal.operation
    let takes = operation == .copy || operation == .move
    switch takes ? proposed.intent : .unspecified {
    case .insert:
      mark(nil)
      let origin = operation == .move ? origin(of: session) : nil
      destination = list.openDropGap(at: point, from: origin)
      list.dragging.source?.hidden = destination == nil ? nil : origin
    case .into:
      close()
      destination = below
      mark(below.flatMap(list.draggedCell))
    case .unspecified:
      close()
      mark(nil)
      destination = below
    }
    return proposed.proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    reset()
    list?.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let proposal else { return }
    let plan = DropPlan(session, at: destination, proposal: proposal, in: list)
    self.plan = plan
    mark(nil)
    list.changeByDrop {
      list.closeDropGap(animated: false)
      list.performDrop(plan)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let list, let target = plan?.target(of: item) else { return defaultPreview }
    let usual = (defaultPreview.parameters as? UIDragPreviewParameters) ?? UIDragPreviewParameters()
    switch target {
    case .place(let place): return defaultPreview.retargetedPreview(with: place)
    case .item(let path):
      let frame = list.draggedFrame(at: path)
      let place = UIDragPreviewTarget(container: list.view, center: frame.middle)
      guard let cell = list.draggedCell(at: path) else { return defaultPreview.retargetedPreview(with: place) }
      list.showDrag(.none, opacity: 0, of: cell)
      covered.append(cell)
      return UITargetedDragPreview(view: cell, parameters: list.dropParameters(at: path) ?? usual, target: place)
    case .into(let path, let rect):
      guard let cell = list.draggedCell(at: path) else { return defaultPreview }
      let size = defaultPreview.size
      let scale = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell, center: rect.middle, transform: CGAffineTransform(scaleX: scale, y: scale)))
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
    guard let planned = plan?.animator(of: item) else { return }
    animator.addAnimations { planned.run() }
    animator.addCompletion { planned.complete(at: $0) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    for cell in covered { list?.showDrag(.none, opacity: 1, of: cell) }
    covered = []
    plan = nil
    reset()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    reset()
    list?.dropDidEnd(session)
  }

  // MARK: The highlighted cell

  private func mark(_ cell: UIView?) {
    guard cell !== marked else { return }
    if let marked { list?.showDropTarget(false, of: marked) }
    marked = cell
    if let cell { list?.showDropTarget(true, of: cell) }
  }

  private func close() {
    list?.closeDropGap(animated: true)
    list?.dragging.source?.hidden = nil
  }

  private func reset() {
    isActive = false
    mark(nil)
    close()
    (proposal, destination) = (nil, nil)
  }
}
