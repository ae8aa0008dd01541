import Foundation

/// The items that have been lifted, and follow the pointer.
@MainActor
final class ActiveDrag {
  let interaction: UIDragInteraction
  /// A Boolean value that indicates whether the items have moved since they were lifted.
  private(set) var isDragged = false

  private let session: DragSession
  private weak var scene: UIWindowScene?
  private let window: DragWindow
  /// The container of the previews, centered on the pointer.
  private let stack = UIView()
  private var previews: [DragPreviewView] = []
  private var keepsSize = false
  private let badge = DragBadge()
  /// The offset from the pointer to the corner of the first preview, where the badge is.
  private var corner = CGPoint.zero
  private let tracker: DropTracker
  private let lifting = DragAnimator()

  private static let liftDuration: TimeInterval = 0.35
  private static let liftBounce: CGFloat = 0.25
  /// The angle by which items behind the first one are turned, in radians, and the number of visible items.
  private static let fan: CGFloat = .pi / 40
  private static let fanCount = 4
  /// The distances of the badge's center from the corner of the first preview and from the edges of the screen, in points.
  private static let badgeInset: CGFloat = 4
  private static let badgeMargin: CGFloat = 16

  /// Returns nil if the delegate supplies no items at `location`, a point of the screen.
  init?(_ interaction: UIDragInteraction, at location: CGPoint, in scene: UIWindowScene) {
    let session = DragSession(in: scene, at: location)
    guard let view = interaction.view, let delegate = interaction.delegate else { return nil }
    let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !items.isEmpty else { return nil }
    session.items = items
    session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    (self.interaction, self.session, self.scene) = (interaction, session, scene)
    window = DragWindow(for: view, in: scene)
    tracker = DropTracker(session, in: scene)
    tracker.contentDidScroll = { [weak self] in self?.showProposal() }
    UIView.performWithoutAnimation {
      stack.center = location
      window.addSubview(stack)
      for item in items.reversed() {
        addPreview(of: item, from: delegate.dragInteraction(interaction, previewForLifting: item, session: session))
      }
      stack.addSubview(badge)
    }
  }

  private func addPreview(of item: UIDragItem, from source: UITargetedDragPreview?) {
    let preview = DragPreviewView(item, from: source)
    if let place = source.flatMap({ DragPreviewView.place(of: $0, in: stack) }) {
      preview.center = place.center
      preview.transform = place.transform
    }
    stack.insertSubview(preview, at: stack.subviews.count)
    previews.insert(preview, at: 0)
  }

  // MARK: Lifting

  func lift() {
    interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: lifting, session: session)
    UIView.animate(springDuration: Self.liftDuration, bounce: Self.liftBounce, options: .allowUserInteraction) {
      for preview in previews {
        preview.scale(by: preview.liftedScale)
        preview.castsShadow = true
      }
      lifting.run()
    }
  }

  /// Removes the lifted items at once, without an animation.
  func vanish() {
    window.close()
    lifting.complete(at: .start)
  }

  // MARK: Dragging

  func move(to location: CGPoint) {
    session.location = location
    UIView.performWithoutAnimation { stack.center = location }
    if !isDragged { begin() }
    placeBadge()
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    tracker.update()
    showProposal()
  }

  private func begin() {
    isDragged = true
    lifting.complete(at: .end)
    interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
    UIView.performWithoutAnimation {
      for preview in previews { if let other = preview.item.previewProvider?() { preview.show(other) } }
    }
    gather()
  }

  /// A Boolean value that indicates whether the drag or the view below it wants full-size previews.
  private var wantsSize: Bool {
    tracker.prefersFullSizePreview || interaction.delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) == true
  }

  /// Stacks the previews, the first one where it was gripped.
  private func gather() {
    guard let first = previews.first else { return }
    keepsSize = wantsSize
    let scale = first.draggedScale(keepsSize: keepsSize)
    let size = CGSize(width: first.bounds.width * scale, height: first.bounds.height * scale)
    let shrinking = scale / max(hypot(first.transform.a, first.transform.b), 0.01)
    var middle = CGPoint(x: first.center.x * shrinking, y: first.center.y * shrinking)
    // Keeps the pointer on the item, whose size may have changed.
    middle.x = middle.x.clamped(to: -size.width / 2...size.width / 2)
    middle.y = middle.y.clamped(to: -size.height / 2...size.height / 2)
    UIView.animate(springDuration: Self.liftDuration, bounce: Self.liftBounce, options: [.allowUserInteraction, .beginFromCurrentState]) {
      for (index, preview) in previews.enumerated() {
        preview.center = middle
        preview.castsShadow = true
        preview.scale(
          by: preview.draggedScale(keepsSize: keepsSize),
          rotation: index == 0 ? 0 : Self.fan * CGFloat((index + 1) / 2) * (index.isMultiple(of: 2) ? 1 : -1))
        preview.alpha = index < Self.fanCount ? 1 : 0
      }
    }
    UIView.performWithoutAnimation {
      stack.bringSubviewToFront(badge)
    }
    corner = CGPoint(x: middle.x + size.width / 2 - Self.badgeInset, y: middle.y - size.height / 2 + Self.badgeInset)
    placeBadge()
  }

  /// Puts the badge at the corner of the first preview, but within the screen's margins.
  private func placeBadge() {
    let screen = window.bounds.insetBy(dx: Self.badgeMargin, dy: Self.badgeMargin)
    let x = min(stack.center.x + corner.x, screen.maxX) - stack.center.x
    let y = max(stack.center.y + corner.y, screen.minY) - stack.center.y
    UIView.performWithoutAnimation { badge.center = CGPoint(x: x, y: y) }
  }

  /// Adds the items of an interaction whose view another finger has pressed.
  func add(itemsOf other: UIDragInteraction, at location: CGPoint) {
    guard isDragged, let view = other.view, let delegate = other.delegate, let scene else { return }
    let point = view.layer.convert(location, from: scene.rootLayer)
    let items = delegate.dragInteraction(other, itemsForAddingTo: session, withTouchAt: point)
    guard !items.isEmpty else { return }
    interaction.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
    session.items += items
    UIView.performWithoutAnimation {
      for item in items {
        let preview = DragPreviewView(item, from: delegate.dragInteraction(other, previewForLifting: item, session: session))
        if let place = preview.source.flatMap({ DragPreviewView.place(of: $0, in: stack) }) {
          preview.center = place.center
          preview.transform = place.transform
        }
        stack.insertSubview(preview, at: 0)
        previews.append(preview)
      }
    }
    gather()
    tracker.update()
    showProposal()
  }

  private func showProposal() {
    if keepsSize != wantsSize { gather() }
    let count = session.items.count
    badge.content =
      switch tracker.operation {
      case .copy: .copy(count: count)
      case .forbidden: .forbidden
      case .move, .cancel: count > 1 ? .count(count) : .none
      }
  }

  // MARK: Ending

  /// Drops the items, and returns their movement to their places.
  func release() -> DragFlight {
    guard isDragged else { return putBack() }
    tracker.update()
    guard let target = tracker.target, tracker.operation == .copy || tracker.operation == .move, let view = target.view else {
      return cancel()
    }
    let operation = tracker.operation
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    tracker.finish()
    target.delegate?.dropInteraction(target, performDrop: session)
    let flight = makeFlight()
    for preview in previews {
      let parameters = (preview.source?.parameters as? UIDragPreviewParameters) ?? UIDragPreviewParameters()
      let here = UIDragPreviewTarget(
        container: view, center: session.location(in: view), transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
      let usual = UITargetedDragPreview(view: preview.source?.view ?? preview, parameters: parameters, target: here)
      let chosen = target.delegate?.dropInteraction(target, previewForDropping: preview.item, withDefault: usual)
      let animator = DragAnimator()
      target.delegate?.dropInteraction(target, item: preview.item, willAnimateDropWith: animator)
      flight.add(preview, to: chosen, vanishes: chosen == nil || chosen === usual, animator)
    }
    flight.completion = { [interaction, session, tracker] in
      target.delegate?.dropInteraction(target, concludeDrop: session)
      interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
      interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
      tracker.end()
    }
    return flight
  }

  /// Returns the movement of the items to where they came from.
  func cancel() -> DragFlight {
    guard isDragged else { return putBack() }
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
    tracker.leave()
    tracker.finish()
    let flight = makeFlight()
    for preview in previews {
      let chosen = preview.source.flatMap { source in
        interaction.delegate?.dragInteraction(interaction, previewForCancelling: preview.item, withDefault: source)
      }
      let animator = DragAnimator()
      interaction.delegate?.dragInteraction(interaction, item: preview.item, willAnimateCancelWith: animator)
      flight.add(preview, to: chosen, vanishes: chosen == nil, animator)
    }
    flight.completion = { [interaction, session, tracker] in
      interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel)
      tracker.end()
    }
    return flight
  }

  /// Returns the movement of items that were lifted but not dragged.
  private func putBack() -> DragFlight {
    let flight = makeFlight()
    for preview in previews { flight.add(preview, to: preview.source, vanishes: preview.source == nil, DragAnimator()) }
    flight.completion = { [lifting] in lifting.complete(at: .start) }
    return flight
  }

  private func makeFlight() -> DragFlight {
    badge.content = .none
    UIView.performWithoutAnimation {
      for preview in previews.reversed() {
        let center = CGPoint(x: stack.center.x + preview.center.x, y: stack.center.y + preview.center.y)
        window.addSubview(preview)
        preview.center = center
      }
    }
    return DragFlight(in: window)
  }
}
