import Foundation

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move before the press is recognized, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
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
