import UIKit

/// A scroll view that scrolls only with the wheel. Its content receives presses and drags without a delay.
final class WheelScrollView: UIScrollView {
  convenience init() {
    self.init(frame: .zero)
    panGestureRecognizer.isEnabled = false
    delaysContentTouches = false
  }
}
