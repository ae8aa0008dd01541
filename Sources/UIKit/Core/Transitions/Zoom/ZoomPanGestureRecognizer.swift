import Foundation

/// A drag down, or toward the trailing edge, within 30 degrees. Measured on an iPhone 16 Pro, iOS 27, by Tembeon/morph.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  private static let slope: CGFloat = tan(30 * .pi / 180)

  private(set) var direction = ZoomDrag.Direction.down
  /// 1 if a drag to the right may begin, -1 for one to the left, or nil for neither.
  var trailing: CGFloat?

  override func isDrag(_ movement: CGVector) -> Bool {
    guard super.isDrag(movement) else { return false }
    if movement.dy > 0, abs(movement.dx) <= movement.dy * Self.slope {
      direction = .down
      return true
    }
    if let trailing, movement.dx * trailing > 0, abs(movement.dy) <= movement.dx * trailing * Self.slope {
      direction = .side
      return true
    }
    state = .failed
    return false
  }
}
