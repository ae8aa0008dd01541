import UIKit

/// A scroll view with a page for each photo, and a gap between two of them.
final class PhotoPager: UIScrollView, UIGestureRecognizerDelegate {
  /// The width of the strip between two pages, in points.
  static let gap: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    alwaysBounceHorizontal = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A photo pager is made in code.") }

  /// Returns whether two gestures go together: fingers that stop moving pages may pinch a photo at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer && otherGestureRecognizer is UIPinchGestureRecognizer
  }
}
