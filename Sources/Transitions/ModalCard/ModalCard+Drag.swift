import UIKit

extension ModalCard {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      catchCard()
      pan.setTranslation(CGPoint(x: 0, y: dragDistance), in: view)
    case .changed:
      dragDistance = pan.translation(in: view).y
      follow()
    case .ended: release(at: pan.velocity(in: view).y)
    case .cancelled, .failed: release(at: 0)
    default: break
    }
  }

  /// Moves the card with the finger, and dims the screen below according to how much of the card is visible.
  private func follow() {
    // Upward, the resistance increases.
    let shift = dragDistance < 0 ? -RubberBand.offset(of: -dragDistance, length: view.bounds.height) : dragDistance
    card.transform = CGAffineTransform(translationX: 0, y: shift)
    let visibleFraction = min(max(1 - dragDistance / hidingDistance, 0), 1)
    overlay.backgroundColor = UIColor.black.withAlphaComponent(parameters.dimming * visibleFraction)
  }

  private func release(at velocity: CGFloat) {
    let dismisses =
      velocity >= parameters.dismissVelocity
      || (dragDistance > hidingDistance * parameters.dismissThreshold && velocity > -parameters.dismissVelocity)
    if dismisses {
      leaving = animator(duration: parameters.dismissDuration, damping: 1, distance: dragDistance - hidingDistance, velocity: velocity)
      dismiss(animated: true)
    } else {
      let animator = animator(
        duration: parameters.presentDuration, damping: parameters.presentDamping, distance: dragDistance, velocity: velocity)
      animator.addAnimations(showCard)
      animator.addCompletion { [weak self] _ in self?.settling = nil }
      settling = animator
      animator.startAnimation()
    }
    dragDistance = 0
  }

  /// Returns a spring that continues at the finger's downward velocity, in points per second. `distance` is the card's offset from its
  /// destination, in points. `duration` applies to the spring without an initial velocity.
  private func animator(duration: TimeInterval, damping: CGFloat, distance: CGFloat, velocity: CGFloat) -> UIViewPropertyAnimator {
    let initialVelocity = abs(distance) < 1 ? 0 : min(max(-velocity / distance, -35), 35)
    return UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: damping, initialVelocity: CGVector(dx: 0, dy: initialVelocity)))
  }

  /// Stops a returning card at its visible position.
  private func catchCard() {
    guard let settling else { return }
    dragDistance = card.layer.presentation().map { $0.transform.m42 } ?? 0
    settling.stopAnimation(true)
    self.settling = nil
  }
}
