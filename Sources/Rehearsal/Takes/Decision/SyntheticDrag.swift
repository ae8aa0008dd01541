import Foundation
import UIKit

/// Synthetic drags similar to a recorded one, with a different point and velocity of release.
struct SyntheticDrag {
  private let take: Take
  private let drag: TakeStroke

  /// The interval between two moves of the pointer, in seconds.
  private static let interval: TimeInterval = 1.0 / 120
  /// The duration of the movement up to the final stretch, in seconds.
  private static let approach: TimeInterval = 0.25
  /// The duration of the final stretch at the velocity of the release, in seconds. It exceeds the 0.1 seconds over which UIKit measures
  /// it.
  private static let stretch: TimeInterval = 0.12

  /// Creates drags that start like the last drag of `take`, after everything before it. Returns nil when there is none.
  init?(like take: Take) {
    guard let drag = take.decidingDrag else { return nil }
    self.take = take
    self.drag = drag
  }

  /// The smallest distance to try, in points. It is enough for a pan to begin.
  var leastTravel: CGFloat { TakeStroke.dragDistance + 2 }

  /// The distance from the start to the edge of the screen in the drag's direction, in points.
  var mostTravel: CGFloat {
    let (start, direction) = (drag.start, drag.direction)
    func distanceToEdge(_ from: CGFloat, _ step: CGFloat, _ size: CGFloat) -> CGFloat {
      step > 1e-6 ? (size - from) / step : step < -1e-6 ? -from / step : .infinity
    }
    return max(
      min(distanceToEdge(start.x, direction.dx, take.size.width), distanceToEdge(start.y, direction.dy, take.size.height)) - 1, leastTravel)
  }

  /// Returns a take with a drag of the given distance and release velocity.
  ///
  /// - Parameters:
  ///   - travel: The distance along the drag's direction at the release, in points.
  ///   - velocity: The velocity along the drag's direction at the release, in points per second.
  func take(travel: CGFloat, velocity: CGFloat) -> Take {
    var result = take
    result.events = take.events.filter { $0.time < drag.startTime }
    // A flick that is too fast for the distance starts at once.
    let stretch = velocity * Self.stretch > travel ? TimeInterval(travel / velocity) : Self.stretch
    let approach = velocity * Self.stretch > travel ? 0 : Self.approach
    let turn = travel - velocity * CGFloat(stretch)
    var time = drag.startTime
    var latest = point(0)
    func add(_ phase: PointerInput.Phase, _ location: CGPoint) {
      result.events.append(
        TakeEvent(
          time: time, input: .pointer(PointerInput(id: drag.finger, phase: phase, location: location, timestamp: time))))
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
    add(.ended, latest)
    return result
  }

  private func point(_ travel: CGFloat) -> CGPoint {
    CGPoint(x: drag.start.x + drag.direction.dx * travel, y: drag.start.y + drag.direction.dy * travel)
  }
}
