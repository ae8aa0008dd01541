import Foundation

/// Handles swipes of a list's rows. One row at a time is open.
@MainActor
final class SwipeController: NSObject {
  private struct OpenRow {
    let path: IndexPath
    let cell: any ListCell
    let actions: SwipeActionsView
    /// The horizontal translation of the row, which is positive for actions on the left.
    var offset: CGFloat = 0
  }

  private weak var host: (any SwipeHost)?
  private let pan = SwipePan(target: nil, action: nil)
  private var row: OpenRow?
  private var startOffset: CGFloat = 0

  /// The fraction of the row's width beyond which a release performs the first action.
  private static let fullFraction: CGFloat = 0.6
  /// The velocity above which a release opens or closes the row, in points per second.
  private static let flickVelocity: CGFloat = 300
  private static let duration: TimeInterval = 0.35

  init(_ host: any SwipeHost) {
    self.host = host
    super.init()
    pan.hasActions = { [weak self] in self?.canBegin($0) ?? false }
    pan.addTarget(self, action: SwipeController.handlePan)
    host.addGestureRecognizer(pan)
  }

  var isOpen: Bool { row != nil }

  private func canBegin(_ movement: CGVector) -> Bool {
    guard let host, let found = row(at: pan.location(in: host)) else { return false }
    if row?.path == found.path { return true }
    return host.swipeActions(at: found.path, leading: isLeading(movement.dx))?.actions.isEmpty == false
  }

  private func row(at point: CGPoint) -> (path: IndexPath, cell: any ListCell)? {
    guard let host, let path = host.elementPath(at: point), let cell = host.elementCell(at: path) else { return nil }
    return (path, cell)
  }

  /// Returns whether a horizontal movement reveals the leading edge.
  private func isLeading(_ movement: CGFloat) -> Bool { (movement > 0) != (host?.isRightToLeft ?? false) }

  // MARK: Dragging

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: follow()
    case .ended: release(velocity: pan.velocity(in: host).x)
    default: close(animated: true)
    }
  }

  private func begin() {
    guard let host, let found = row(at: pan.location(in: host)) else { return }
    if row?.path != found.path {
      close(animated: true)
      let movement = pan.translation(in: host).x
      guard let configuration = host.swipeActions(at: found.path, leading: isLeading(movement)), !configuration.actions.isEmpty else {
        return
      }
      open(found.path, found.cell, configuration, isLeft: movement > 0)
    }
    startOffset = row?.offset ?? 0
    follow()
  }

  private func open(_ path: IndexPath, _ cell: any ListCell, _ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
    guard let parent = cell.superview else { return }
    let view = SwipeActionsView(configuration, isLeft: isLeft)
    view.frame = cell.frame
    view.layer.cornerRadius = cell.layer.cornerRadius
    view.layer.maskedCorners = cell.layer.maskedCorners
    view.onSelect = { [weak self] in self?.perform($0) }
    parent.insertSubview(view, belowSubview: cell)
    row = OpenRow(path: path, cell: cell, actions: view)
    cell.isSwiped = true
    host?.swipeDidBegin(at: path)
  }

  /// Opens a row without a drag.
  func reveal(_ configuration: UISwipeActionsConfiguration, of cell: any ListCell, at path: IndexPath) {
    guard let host, !configuration.actions.isEmpty else { return }
    close(animated: true)
    open(path, cell, configuration, isLeft: host.isRightToLeft)
    guard let row else { return }
    let target = row.actions.fullWidth * (row.actions.isLeft ? 1 : -1)
    UIView.performWithoutAnimation { self.move(to: 0, isFull: false) }
    animate { self.move(to: target, isFull: false) }
  }

  private func follow() {
    guard let row, let host else { return }
    var offset = startOffset + pan.translation(in: host).x
    let sign: CGFloat = row.actions.isLeft ? 1 : -1
    var opening = offset * sign
    let limit = row.actions.fullWidth
    if opening < 0 {
      opening = -RubberBand(extent: row.cell.bounds.width).position(-opening, in: 0...0)
    } else if opening > limit, !performsByFullSwipe {
      opening = RubberBand(extent: row.cell.bounds.width).position(opening, in: 0...limit)
    }
    offset = opening * sign
    let isFull = performsByFullSwipe && opening > max(limit, row.cell.bounds.width * Self.fullFraction)
    if isFull != row.actions.isFull {
      // The first button fills the row, or the others return to their places.
      move(to: offset, isFull: row.actions.isFull)
      animate { self.move(to: offset, isFull: isFull) }
    } else {
      move(to: offset, isFull: isFull)
    }
  }

  private var performsByFullSwipe: Bool { row?.actions.configuration.performsFirstActionWithFullSwipe ?? false }

  private func move(to offset: CGFloat, isFull: Bool) {
    guard row != nil, let cell = row?.cell, let actions = row?.actions else { return }
    row?.offset = offset
    cell.transform = CGAffineTransform(translationX: offset, y: 0)
    actions.open(offset * (actions.isLeft ? 1 : -1), isFull: isFull)
  }

  private func release(velocity: CGFloat) {
    guard let row else { return }
    let sign: CGFloat = row.actions.isLeft ? 1 : -1
    let (opening, speed) = (row.offset * sign, velocity * sign)
    if row.actions.isFull, let first = row.actions.configuration.actions.first { return performFully(first) }
    let opens = speed > Self.flickVelocity || (speed > -Self.flickVelocity && opening > row.actions.fullWidth / 2)
    guard opens, opening > 0 else { return close(animated: true) }
    let target = row.actions.fullWidth * sign
    animate(velocity: target == row.offset ? 0 : velocity / (target - row.offset)) { self.move(to: target, isFull: false) }
  }

  // MARK: Actions

  private func performFully(_ action: UIContextualAction) {
    guard let row else { return }
    let end = row.cell.bounds.width * (row.actions.isLeft ? 1 : -1)
    animate {
      self.move(to: action.style == .destructive ? end : row.offset, isFull: true)
    } completion: {
      self.perform(action)
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let row else { return }
    action.handler(action, row.actions) { [weak self] _ in self?.close(animated: true) }
  }

  // MARK: Closing

  func close(animated: Bool) {
    guard let closing = row else { return }
    row = nil
    let finish = { [weak self] in
      closing.actions.removeFromSuperview()
      self?.didClose(closing.cell, at: closing.path)
    }
    let move = {
      closing.cell.transform = .identity
      closing.actions.open(0, isFull: false)
    }
    guard animated, host?.window != nil else {
      move()
      return finish()
    }
    animate(changes: move, completion: finish)
  }

  private func didClose(_ cell: any ListCell, at path: IndexPath?) {
    guard let host else { return }
    cell.isSwiped = false
    host.swipeDidEnd(at: path)
  }

  /// Closes the open row at once if its cell is about to be reused.
  func cellWillLeave(_ cell: UIView) { if row?.cell === cell { close(animated: false) } }

  func itemsDidMove(_ mapping: ItemMapping) {
    guard let closing = row else { return }
    let path = mapping.newPath(of: closing.path)
    guard path != closing.path else { return }
    row = nil
    // A deleted row stays at its offset as it disappears.
    animate {
      closing.actions.alpha = 0
      if path != nil { closing.cell.transform = .identity }
    } completion: { [weak self] in
      closing.cell.transform = .identity
      closing.actions.removeFromSuperview()
      self?.didClose(closing.cell, at: path)
    }
  }

  private func animate(velocity: CGFloat = 0, changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes, completion: { _ in completion() })
  }
}
