import Foundation

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians: ten degrees.
  static let slop: CGFloat = 10 * .pi / 180

  /// The turn since the start, in radians, clockwise; may be set, to continue from there.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians per second.
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
      guard abs(now.turn(from: start)) >= Self.slop else { return }
      // The rotation starts at 0 here, so that nothing jumps.
      rotation = 0
      state = .began
    } else {
      rotation += now.turn(from: previous)
      state = .changed
    }
    self.previous = now
    tracker.add(CGPoint(x: rotation, y: 0), at: latestTime)
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
    rotation = 0
    start = nil
    previous = nil
  }
}
