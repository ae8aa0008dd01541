import Foundation

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance changes before it is a pinch, in points, as on iOS.
  static let slop: CGFloat = 8

  /// The distance of the fingers as a multiple of that at the start; may be set, to continue from there.
  open var scale: CGFloat = 1
  /// How fast the scale changes, per second.
  open var velocity: CGFloat { tracker.velocity(at: latestTime).dx }

  private var previous: TwoTouches?
  private var start: TwoTouches?
  private var tracker = VelocityTracker()
  private var latestTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    start = TwoTouches(self.touches)
    previous = start
    tracker.reset()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TwoTouches(self.touches), let start, let previous else { return }
    latestTime = event.timestamp
    if stateIncludingWithheld == .possible {
      guard abs(now.distance - start.distance) >= Self.slop else { return }
      // The scale starts at 1 here, so that nothing jumps.
      scale = 1
      state = .began
    } else {
      scale *= now.distance / previous.distance
      state = .changed
    }
    self.previous = now
    tracker.add(CGPoint(x: scale, y: 0), at: latestTime)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTime = event.timestamp
    let isRunning = stateIncludingWithheld != .possible
    if isRunning { return state = .ended }
    if self.touches.allSatisfy(\.isOver) { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = stateIncludingWithheld == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    scale = 1
    start = nil
    previous = nil
  }
}
