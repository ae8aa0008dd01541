import Foundation

/// Recognises a press that is held, and follows it until it is released.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press lasts before it counts, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move before that, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers press.
  open var numberOfTouchesRequired = 1
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0

  private var tapCount = 0
  private var start = CGPoint.zero
  private let timer = GestureTimer()

  override var awaitsMoreTouches: Bool { tapCount > 0 && currentState == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard stateIncludingWithheld == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = locationInWindow
    guard self.touches.count == numberOfTouchesRequired else { return }
    if tapCount < numberOfTapsRequired {
      timer.start(at: event.timestamp + UITapGestureRecognizer.longestTap, for: self) { $0.state = .failed }
    } else if minimumPressDuration > 0 {
      timer.start(at: event.timestamp + minimumPressDuration, for: self) { $0.state = .began }
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard stateIncludingWithheld == .possible else { return state = .changed }
    let now = locationInWindow
    if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard stateIncludingWithheld == .possible else { return state = .ended }
    guard tapCount < numberOfTapsRequired else { return state = .failed }
    guard self.touches.allSatisfy(\.isOver) else { return }
    tapCount += 1
    timer.start(at: event.timestamp + UITapGestureRecognizer.longestPause, for: self) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = stateIncludingWithheld == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    tapCount = 0
    timer.stop()
  }
}
