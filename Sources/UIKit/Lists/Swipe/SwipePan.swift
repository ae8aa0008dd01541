import Foundation

/// The recognizer of swipes, which begins for drags across a list.
@MainActor
final class SwipePan: UIPanGestureRecognizer {
  /// Returns whether a drag by a distance has something to uncover.
  var hasActions: ((_ movement: CGVector) -> Bool)?

  override func isDrag(_ movement: CGVector) -> Bool {
    super.isDrag(movement) && abs(movement.dx) > abs(movement.dy) && hasActions?(movement) ?? false
  }
}
