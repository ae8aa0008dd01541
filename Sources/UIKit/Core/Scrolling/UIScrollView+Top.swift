import Foundation

// Taps on the status bar.
extension UIScrollView {
  /// Scrolls to the top, unless the content is already there or the delegate refuses.
  func scrollToTopByTap() {
    let top = CGPoint(x: contentOffset.x, y: scrollRange.y.lowerBound)
    guard contentOffset.y > top.y, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    stopMotion()
    animateContent(to: top, for: .toTop)
  }
}

extension UIWindow {
  /// Scrolls the visible content to its top, if exactly one scroll view of the window has `scrollsToTop`.
  func statusBarWasTapped() {
    var controller = rootViewController
    // A presented controller covers the content below it, or is in front of it.
    while let presented = controller?.presented?.presentedViewController { controller = presented }
    let scrollViews = (controller?.viewIfLoaded ?? self).scrollViewsInSight.filter(\.scrollsToTop)
    if scrollViews.count == 1 { scrollViews[0].scrollToTopByTap() }
  }

  func recognizeTapsOnStatusBar() {
    guard gestureRecognizers?.contains(where: { $0 is StatusBarTapRecognizer }) != true else { return }
    addGestureRecognizer(StatusBarTapRecognizer(of: self))
  }
}

extension UIView {
  fileprivate var scrollViewsInSight: [UIScrollView] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, let window else { return [] }
    let isInSight = convert(bounds, to: window).intersects(window.bounds)
    return (isInSight ? [self as? UIScrollView].compactMap { $0 } : []) + subviews.flatMap(\.scrollViewsInSight)
  }
}

/// Recognizes a tap on the status bar that no control in the window uses.
final class StatusBarTapRecognizer: UITapGestureRecognizer {
  init(of window: UIWindow) {
    super.init(target: nil, action: nil)
    (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    addTarget(window, action: UIWindow.statusBarWasTapped)
  }

  override func accepts(_ touch: UITouch) -> Bool {
    guard super.accepts(touch), let scene = (view as? UIWindow)?.windowScene, let bar = scene.statusBar, !bar.look.isHidden else {
      return false
    }
    let isOnControl = viewChain(from: touch.view).contains { $0 is UIControl }
    return touch.location(in: nil).y < scene.safeAreaInsets.top && !isOnControl
  }
}
