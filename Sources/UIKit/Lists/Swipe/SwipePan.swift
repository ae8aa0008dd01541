import Foundation

/// Recognizes horizontal drags that reveal actions.
@MainActor
final class SwipePan: UIPanGestureRecognizer {
  /// Returns whether a drag in a direction reveals any actions.
  var hasActions: ((_ movement: CGVector) -> Bool)?

  override func isDrag(_ movement: CGVector) -> Bool {
    super.isDrag(movement) && abs(movement.dx) > abs(movement.dy) && hasActions?(movement) ?? false
  }
}
