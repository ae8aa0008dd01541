import UIKit

final class PhotoPager: UIScrollView, UIGestureRecognizerDelegate {
  /// In points.
  static let gap: CGFloat = 20

  convenience init() {
    self.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    alwaysBounceHorizontal = true
  }

  /// Fingers that stop the pages may begin a pinch at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer && otherGestureRecognizer is UIPinchGestureRecognizer
  }
}
