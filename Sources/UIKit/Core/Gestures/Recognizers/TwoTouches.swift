import Foundation

/// The distance and angle between the first two touches of a pinch or rotation.
@MainActor
struct TwoTouches {
  let distance: CGFloat
  /// The angle of the second touch from the first, in radians.
  let angle: CGFloat

  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = max(hypot(b.x - a.x, b.y - a.y), 1)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// Returns the rotation from another pair to this one, by the shorter direction, in radians.
  func turn(from other: TwoTouches) -> CGFloat {
    remainder(angle - other.angle, 2 * .pi)
  }
}

/// The two fingers of a pinch or rotation at the start and at the last event, and the velocity of the gesture's value.
@MainActor
struct TwoFingerTrack {
  private(set) var start: TwoTouches?
  private(set) var previous: TwoTouches?
  /// The velocity of the value, which is a scale or an angle in radians: fingers 100 points from their middle that move back by 3 points
  /// turn by 0.03.
  private var tracker = VelocityTracker(turn: 0.03)
  private var latestTime: TimeInterval = 0

  /// Per second.
  var velocity: CGFloat { tracker.velocity(at: latestTime).dx }

  mutating func begin(_ touches: [UITouch]) {
    start = TwoTouches(touches)
    previous = start
    tracker.reset()
  }

  mutating func move(to touches: TwoTouches, value: CGFloat, at time: TimeInterval) {
    previous = touches
    latestTime = time
    tracker.add(CGPoint(x: value, y: 0), at: time)
  }

  mutating func end(at time: TimeInterval) { latestTime = time }

  mutating func reset() {
    start = nil
    previous = nil
  }
}

extension UIGestureRecognizer {
  /// Ignores a third touch. Returns true if there are no more than two.
  func admitsTwoFingers(_ arrived: Set<UITouch>, _ event: UIEvent) -> Bool {
    guard touches.count > 2 else { return true }
    for touch in arrived { ignore(touch, for: event) }
    return false
  }

  /// Ends a gesture of two fingers when the first finger is lifted, or fails a gesture that has not begun when both are.
  func twoFingersDidLift() {
    if stateIncludingWithheld != .possible {
      state = .ended
    } else if touches.allSatisfy(\.isOver) {
      state = .failed
    }
  }
}
