import Foundation

/// The distance and angle between the first two touches of a pinch or rotation, against those at its start.
@MainActor
struct TwoTouches {
  let distance: CGFloat
  /// In radians.
  let angle: CGFloat

  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = max(hypot(b.x - a.x, b.y - a.y), 1)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// The turn from another pair to this one, the short way round, in radians.
  func turn(from other: TwoTouches) -> CGFloat {
    remainder(angle - other.angle, 2 * .pi)
  }
}

/// What a pinch and a rotation keep of their two fingers: where they were at the start and last, and how fast the gesture's value changes.
@MainActor
struct TwoFingerTrack {
  private(set) var start: TwoTouches?
  private(set) var previous: TwoTouches?
  private var tracker = VelocityTracker()
  private var latestTime: TimeInterval = 0

  /// How fast the value changes, per second.
  var velocity: CGFloat { tracker.velocity(at: latestTime).dx }

  /// Fingers came down; with two of them the gesture can begin.
  mutating func begin(_ touches: [UITouch]) {
    start = TwoTouches(touches)
    previous = start
    tracker.reset()
  }

  /// The fingers moved, and the gesture has a value of it.
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
  /// Refuses a third finger. True if those that have come down make no more than two.
  func admitsTwoFingers(_ arrived: Set<UITouch>, _ event: UIEvent) -> Bool {
    guard touches.count > 2 else { return true }
    for touch in arrived { ignore(touch, for: event) }
    return false
  }

  /// Ends a gesture of two fingers when the first of them is lifted; fails one that never began when both are.
  func twoFingersDidLift() {
    if stateIncludingWithheld != .possible {
      state = .ended
    } else if touches.allSatisfy(\.isOver) {
      state = .failed
    }
  }
}
