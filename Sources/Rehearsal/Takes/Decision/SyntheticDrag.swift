import Foundation
import UIKit

/// Synthetic drags from one point in one direction, with different points and velocities of release.
struct SyntheticDrag {
  /// The take whose events come before the drag.
  private let take: Take
  private let finger: Int
  private let start: CGPoint
  /// A vector of length 1.
  private let direction: CGVector
  /// The time of the press, in seconds since the take's first event.
  private let startTime: TimeInterval

  /// The interval between two moves of the pointer, in seconds.
  private static let interval: TimeInterval = 1.0 / 120
  /// The duration of the movement up to the final stretch, in seconds.
  private static let approach: TimeInterval = 0.25
  /// The duration of the final stretch at the velocity of the release, in seconds. UIKit measures the velocity over the last 0.1 seconds.
  private static let stretch: TimeInterval = 0.12

  /// Creates drags that start like the last drag of `take`, after everything before it. Returns nil if there is none.
  init?(like take: Take) {
    let take = take.withPreludeAsEvents
    guard let drag = take.decidingDrag else { return nil }
    self.init(from: drag.start, toward: drag.direction, at: drag.startTime, in: take, finger: drag.finger)
  }

  /// Creates drags that start at `time`, in seconds since the take's first event. The take's later events are left out. `direction` is a
  /// vector of length 1.
  init(from start: CGPoint, toward direction: CGVector, at time: TimeInterval, in take: Take, finger: Int = 0) {
    self.take = take
    self.start = start
    self.direction = direction
    self.finger = finger
    startTime = time
  }

  var size: CGSize { take.size }

  /// The smallest distance to try, in points. It is enough for a pan to begin.
  var leastTravel: CGFloat { TakeStroke.dragDistance + 2 }

  /// The distance from the start to the edge of the screen in the drag's direction, in points.
  var mostTravel: CGFloat {
    func distanceToEdge(_ from: CGFloat, _ step: CGFloat, _ size: CGFloat) -> CGFloat {
      step > 1e-6 ? (size - from) / step : step < -1e-6 ? -from / step : .infinity
    }
    return max(
      min(distanceToEdge(start.x, direction.dx, take.size.width), distanceToEdge(start.y, direction.dy, take.size.height)) - 1, leastTravel)
  }

  /// Returns a take with a drag that ends after `travel` points in the drag's direction, with a velocity in points per second. At 0 the
  /// finger is held still first. `end` is the release or the cancellation of the finger.
  func take(travel: CGFloat, velocity: CGFloat, end: PointerInput.Phase = .ended) -> Take {
    var result = take
    result.events = take.events.filter { $0.time < startTime }
    // A flick that is too fast for the distance starts at once.
    let stretch = velocity * Self.stretch > travel ? TimeInterval(travel / velocity) : Self.stretch
    let approach = velocity * Self.stretch > travel ? 0 : Self.approach
    let turn = travel - velocity * CGFloat(stretch)
    var time = startTime
    var latest = point(0)
    func add(_ phase: PointerInput.Phase, _ location: CGPoint) {
      result.events.append(
        TakeEvent(
          time: time, input: .pointer(PointerInput(id: finger, phase: phase, location: location, timestamp: time))))
      latest = location
    }
    func move(for duration: TimeInterval, _ travel: (CGFloat) -> CGFloat) {
      let count = duration > 0 ? max(Int((duration / Self.interval).rounded()), 1) : 0
      let start = time
      for index in 0..<count {
        let fraction = Double(index + 1) / Double(count)
        time = start + duration * fraction
        let location = point(travel(CGFloat(fraction)))
        // A pointer that doesn't move sends no events.
        if location != latest { add(.moved, location) }
      }
    }
    add(.began, latest)
    move(for: approach) { $0 * $0 * (3 - 2 * $0) * turn }
    move(for: stretch) { turn + (travel - turn) * $0 }
    // The release is a separate event, so that the effect of the last move can be seen before it.
    time += Self.interval / 2
    add(end, latest)
    return result
  }

  private func point(_ travel: CGFloat) -> CGPoint {
    CGPoint(x: start.x + direction.dx * travel, y: start.y + direction.dy * travel)
  }
}
