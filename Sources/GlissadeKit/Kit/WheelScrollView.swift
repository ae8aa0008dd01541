import UIKit

/// A scroll view that only the wheel scrolls. Presses and drags belong to its content at once.
final class WheelScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    panGestureRecognizer.isEnabled = false
    delaysContentTouches = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Scroll views are created in code.") }
}
