import UIKit

/// The resistance to a drag beyond the end, as of a scroll view's content.
enum RubberBand {
  /// Returns the movement for a drag beyond the end, in points.
  ///
  /// - Parameters:
  ///   - drag: The distance of the drag beyond the end, in points.
  ///   - coefficient: The moving fraction of a short drag. `UIScrollView` uses 0.55. With 0 there is no movement.
  ///   - length: The upper bound of the movement, in points: the length of the screen.
  static func offset(of drag: CGFloat, coefficient: CGFloat = 0.55, length: CGFloat) -> CGFloat {
    guard length > 0, coefficient > 0 else { return 0 }
    return (1 - 1 / (drag * coefficient / length + 1)) * length
  }
}
