import Foundation
import UIKit

/// Drags like a recorded one, let go at another place and with another velocity.
struct SyntheticDrag {
  private let take: Take
  private let drag: TakeStroke

  /// Between two moves of the hand, in seconds.
  private static let interval: TimeInterval = 1.0 / 120
  /// How long the hand takes to where its last stretch begins, in seconds.
  private static let approach: TimeInterval = 0.25
  /// How long the last stretch lasts, at the velocity of the release; longer than the tenth of a second over which UIKit measures it.
  private static let stretch: TimeInterval = 0.12

  /// Drags that begin as the last drag of `take` does, after all that comes before it; nil where there is none.
  init?(like take: Take) {
    guard let drag = take.decidingDrag else { return nil }
    self.take = take
    self.drag = drag
  }

  /// The least travel that is tried, in points: a pan has begun by then.
  var leastTravel: CGFloat { TakeStroke.dragDistance + 2 }

  /// How far the hand can go in the drag's direction until it reaches the edge of the screen, in points.
  var mostTravel: CGFloat {
    let (start, direction) = (drag.start, drag.direction)
    func way(_ from: CGFloat, _ step: CGFloat, _ size: CGFloat) -> CGFloat {
      step > 1e-6 ? (size - from) / step : step < -1e-6 ? -from / step : .infinity
    }
    return max(min(way(start.x, direction.dx, take.size.width), way(start.y, direction.dy, take.size.height)) - 1, leastTravel)
  }

  /// The drag that has come `travel` points along its direction when it is let go at `velocity`, in points a second along it.
  func take(travel: CGFloat, velocity: CGFloat) -> Take {
    var result = take
    result.events = take.events.filter { $0.time < drag.startTime }
    // A flick that is faster than the way allows begins at once.
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
        let share = Double(index + 1) / Double(count)
        time = start + duration * share
        let location = point(travel(CGFloat(share)))
        // A hand that stands still says nothing.
        if location != latest { add(.moved, location) }
      }
    }
    add(.began, latest)
    move(for: approach) { $0 * $0 * (3 - 2 * $0) * turn }
    move(for: stretch) { turn + (travel - turn) * $0 }
    // The lift is a moment of its own, so that what the last move has brought can be seen before it.
    time += Self.interval / 2
    add(.ended, latest)
    return result
  }

  private func point(_ travel: CGFloat) -> CGPoint {
    CGPoint(x: drag.start.x + drag.direction.dx * travel, y: drag.start.y + drag.direction.dy * travel)
  }
}
