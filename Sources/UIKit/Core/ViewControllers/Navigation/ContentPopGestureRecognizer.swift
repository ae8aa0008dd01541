import Foundation

/// Recognizes a horizontal drag anywhere in the pages of a navigation controller.
///
/// Recognizers inside the pages are asked first, so scroll views that scroll horizontally have priority. So do controls that follow the
/// finger, and swipes to the right.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  private weak var content: UIView?
  /// Returns whether a drag may begin, given its horizontal movement in points.
  private let mayBegin: (CGFloat) -> Bool

  init(in content: UIView, mayBegin: @escaping (CGFloat) -> Bool) {
    self.content = content
    self.mayBegin = mayBegin
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func accepts(_ touch: UITouch) -> Bool {
    guard super.accepts(touch), let content, let touched = touch.view, touched.isDescendant(of: content) else { return false }
    let ancestors = viewChain(from: touched).prefix { $0 !== content }
    return !ancestors.contains { ($0 as? UIControl)?.ownsDrags == true }
  }

  override func isDrag(_ movement: CGVector) -> Bool {
    guard super.isDrag(movement) else { return false }
    if abs(movement.dx) > abs(movement.dy), mayBegin(movement.dx) { return true }
    state = .failed
    return false
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    (otherGestureRecognizer as? UISwipeGestureRecognizer)?.direction.contains(.right) ?? false
  }
}
