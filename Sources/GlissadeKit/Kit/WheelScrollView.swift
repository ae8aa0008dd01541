import UIKit

/// A scroll view that scrolls only with the wheel. Its content receives presses and drags without a delay.
final class WheelScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    panGestureRecognizer.isEnabled = false
    delaysContentTouches = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Scroll views are created in code.") }
}
