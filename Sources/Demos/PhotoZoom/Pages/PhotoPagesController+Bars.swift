import UIKit

// A click on a photo hides the bars and makes the background black. A double click zooms.
extension PhotoPagesController: UIGestureRecognizerDelegate {
  private static var duration: TimeInterval { 0.25 }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
  }

  func toggleBars() {
    guard transitionCoordinator == nil else { return }
    hidesBars.toggle()
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.view.backgroundColor = self.hidesBars ? .black : .systemBackground
      self.filmstrip.alpha = self.hidesBars ? 0 : 1
      self.updateNavigationBar()
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  func updateNavigationBar() { navigationController?.navigationBar.alpha = hidesBars ? 0 : 1 }

  /// Shows the navigation bar again, alongside the transition to another screen.
  func returnNavigationBar() {
    guard hidesBars, let bar = navigationController?.navigationBar else { return }
    guard let transitionCoordinator else { return bar.alpha = 1 }
    transitionCoordinator.animate(alongsideTransition: { _ in bar.alpha = 1 }) { [weak self] context in
      if context.isCancelled { self?.updateNavigationBar() }
    }
  }
}
