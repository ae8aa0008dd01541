import UIKit

final class PhotoPager: UIScrollView, UIGestureRecognizerDelegate {
  /// In points.
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

  /// Fingers that stop the pages may begin a pinch at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer && otherGestureRecognizer is UIPinchGestureRecognizer
  }
}
