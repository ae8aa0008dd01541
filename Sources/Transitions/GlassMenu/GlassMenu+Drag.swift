import UIKit

// A tap outside the menu, and the drag that opens or closes it.
extension GlassMenu {
  func tapBeside(_ tap: UITapGestureRecognizer) { setOpen(false, animated: true) }

  func drag(_ pan: UIPanGestureRecognizer) {
    let direction = direction
    func along(_ point: CGPoint) -> CGFloat { point.x * direction.dx + point.y * direction.dy }
    let distance = max(parameters.dragDistance, 1)
    let place = dragStart + along(pan.translation(in: self)) / distance
    switch pan.state {
    case .began:
      dragStart = progress - along(pan.translation(in: self)) / distance
      grab()
    case .changed: move(to: place)
    case .ended: release(at: place, speed: along(pan.velocity(in: self)), distance: distance)
    case .cancelled, .failed: release(at: isOpen ? 1 : 0, speed: 0, distance: distance)
    default: break
    }
  }

  /// Catches the menu where it is. Pieces that are behind catch up.
  private func grab() {
    let seen = progress
    let places = pieces.map { $0.layer.presentation()?.frame }
    UIView.performWithoutAnimation {
      materialize()
      for (piece, place) in zip(pieces, places) {
        for layer in [piece.layer, piece.contentView.layer] { layer.removeAllAnimations() }
        guard piece !== panel, let place else { continue }
        piece.center = CGPoint(x: place.midX, y: place.midY)
      }
      list.layer.removeAllAnimations()
      place(panel, at: seen)
    }
    held = seen
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(springDuration: 0.25, options: [.allowUserInteraction, .beginFromCurrentState]) { show(seen) }
  }

  /// Moves the menu to a position between the button at 0 and the open menu at 1, with resistance beyond either.
  private func move(to place: CGFloat) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    let distance = max(parameters.dragDistance, 1)
    let place =
      place > 1
      ? 1 + RubberBand.offset(of: (place - 1) * distance, coefficient: 0.25, length: distance) / distance
      : place < 0 ? -RubberBand.offset(of: -place * distance, coefficient: 0.1, length: distance) / distance : place
    held = place
    UIView.performWithoutAnimation {
      show(place)
      setParts(opacity: min(max((place - 0.3) / 0.45, 0), 1))
    }
  }

  /// Releases the menu at the speed of the drag in points per second, which is positive if it opens.
  private func release(at place: CGFloat, speed: CGFloat, distance: CGFloat) {
    let release = SwipeRelease(progress: place, velocity: speed)
    let opens = release.finishes(beyond: parameters.threshold, flick: parameters.flick)
    guard !UIAccessibility.isReduceMotionEnabled else { return setOpen(opens, animated: true) }
    held = nil
    run(opens, speed: (opens ? speed : -speed) / distance)
  }
}
