import Foundation

@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer = CGPoint.zero

  override var locationInWindow: CGPoint { pointer }

  // Hovering has no touches.
  override func accepts(_ touch: UITouch) -> Bool { false }

  /// Nil means that the pointer has left the recognizer's view.
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

@MainActor
final class HoverTracker {
  private var hovered: [WeakRecognizer] = []

  /// `point` is in the window. `view` is nil if the pointer is over no view of this window.
  func pointerMoved(over view: UIView?, to point: CGPoint) {
    let under = viewChain(from: view).flatMap { ($0.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer } }
    let left = hovered.compactMap { $0.recognizer as? UIHoverGestureRecognizer }.filter { old in !under.contains { $0 === old } }
    hovered = under.map(WeakRecognizer.init)
    for recognizer in left { recognizer.pointerMoved(to: nil) }
    for recognizer in under { recognizer.pointerMoved(to: point) }
  }
}
