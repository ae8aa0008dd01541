import Foundation

/// Follows the pointer over a view while no button is pressed.
///
/// The gesture begins when the pointer enters the view, changes as it moves, and ends when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer = CGPoint.zero

  override var locationInWindow: CGPoint { pointer }

  /// Returns false, because hovering has no touches.
  override func accepts(_ touch: UITouch) -> Bool { false }

  /// Updates the gesture to a pointer at `point` in the window, or to one that has left the recognizer's view if nil.
  func pointerMoved(to point: CGPoint?) {
    if let point { pointer = point }
    let isOver = point != nil && isEnabled
    switch (currentState, isOver) {
    case (.began, true), (.changed, true): currentState = .changed
    case (_, true): currentState = .began
    case (.began, false), (.changed, false): currentState = .ended
    case (_, false): return
    }
    sendActions(reporting: currentState)
    if currentState == .ended {
      currentState = .possible
      reset()
    }
  }
}

/// Notifies the hover recognizers of a window of the pointer's position.
@MainActor
final class HoverTracker {
  private var hovered: [WeakRecognizer] = []

  /// Handles a pointer at `point` in the window, over `view`, or over no view of this window if nil.
  func pointerMoved(over view: UIView?, to point: CGPoint) {
    var under: [UIHoverGestureRecognizer] = []
    var ancestor = view
    while let current = ancestor {
      under += (current.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
      ancestor = current.superview
    }
    let left = hovered.compactMap { $0.recognizer as? UIHoverGestureRecognizer }.filter { old in !under.contains { $0 === old } }
    hovered = under.map(WeakRecognizer.init)
    for recognizer in left { recognizer.pointerMoved(to: nil) }
    for recognizer in under { recognizer.pointerMoved(to: point) }
  }
}
