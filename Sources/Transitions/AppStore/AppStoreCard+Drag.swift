import UIKit

extension AppStoreCard {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      returning?.stopAnimation(true)
      returning = nil
      follow(pan.translation(in: view).y)
    case .changed:
      follow(pan.translation(in: view).y)
    case .ended where dragProgress(pan.translation(in: view).y) >= 1:
      dismiss(animated: true)
    case .ended, .cancelled, .failed:
      returnToScreen()
    default: break
    }
  }

  private func dragProgress(_ distance: CGFloat) -> CGFloat { min(max(distance / max(parameters.dragDistance, 1), 0), 1) }

  private func follow(_ distance: CGFloat) {
    let progress = dragProgress(distance)
    let scale = 1 - (1 - parameters.shrunkScale) * progress
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    roundCorners(progress)
    showShadow(progress)
  }

  private func returnToScreen() {
    let animator = UIViewPropertyAnimator(duration: parameters.dismissDuration / 2, dampingRatio: 1)
    animator.addAnimations { [self] in follow(0) }
    animator.addCompletion { [weak self] _ in self?.returning = nil }
    returning = animator
    animator.startAnimation()
  }
}

extension AppStoreCard: UIGestureRecognizerDelegate {
  /// Returns whether a gesture may begin. Only a downward drag at the top of the article moves the card; any other drag scrolls.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let movement = pan.translation(in: view)
    return content.scrollView.contentOffset.y <= 0 && movement.y > abs(movement.x)
  }
}
