import Foundation

/// A motion of a scroll view's content without a finger.
struct ContentMotion {
  enum Purpose {
    case deceleration
    /// An animation that was requested by code.
    case animation
    /// A motion to the top after a tap on the status bar.
    case toTop
    /// A motion caused by the wheel or a key.
    case wheel
  }

  let x: ScrollMotion
  let y: ScrollMotion
  let purpose: Purpose
  var start: TimeInterval = 0
  /// A Boolean value that indicates whether the motion is moving the content, so that a change by the delegate doesn't end the motion.
  var isBeingShown = false

  init(x: ScrollMotion, y: ScrollMotion, purpose: Purpose) {
    self.x = x
    self.y = y
    self.purpose = purpose
  }

  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  func position(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= max(x.duration, y.duration) }

  /// Returns whether the motion is visible: faster than one point per frame at 60 Hz.
  func isMoving(at time: TimeInterval) -> Bool {
    let velocity = velocity(at: time)
    return hypot(velocity.x, velocity.y) > 60
  }
}
