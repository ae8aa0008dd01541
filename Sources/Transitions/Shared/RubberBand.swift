import UIKit

/// The resistance of something that is dragged beyond its end, as of a scroll view's content.
enum RubberBand {
  /// Returns how far something moves when it is dragged beyond its end, in points.
  ///
  /// - Parameters:
  ///   - drag: The distance of the drag beyond the end, in points.
  ///   - coefficient: The fraction of a short drag by which it moves. `UIScrollView` uses 0.55. With 0 it does not move at all.
  ///   - length: The distance that it never exceeds, in points: the length of the screen.
  static func offset(of drag: CGFloat, coefficient: CGFloat = 0.55, length: CGFloat) -> CGFloat {
    guard length > 0, coefficient > 0 else { return 0 }
    return (1 - 1 / (drag * coefficient / length + 1)) * length
  }
}
