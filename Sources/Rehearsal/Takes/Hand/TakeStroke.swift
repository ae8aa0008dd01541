import Foundation
import UIKit

/// The events of one finger, or of the mouse with its primary button, from press to release.
package struct TakeStroke: Equatable, Sendable {
  package struct Sample: Equatable, Sendable {
    /// The time since the take's first event, in seconds.
    var time: TimeInterval
    package var location: CGPoint
  }

  /// The distance from which a press counts as a drag, in points. UIKit's pan begins after the same distance.
  static let dragDistance: CGFloat = 10
  /// The distance that a tap may move, in points, as UIKit's tap recognizer allows.
  static let tapDistance: CGFloat = 45

  let finger: Int
  /// The press, the moves and the release in the order of their times. Never empty.
  package private(set) var samples: [Sample]
  /// The end of the stroke, or nil if the take ends first.
  package private(set) var end: End?

  package enum End: Equatable, Sendable {
    case lifted, cancelled
  }

  /// The times of the first and last event, in seconds.
  package var startTime: TimeInterval { samples[0].time }
  package var endTime: TimeInterval { samples[samples.count - 1].time }
  var start: CGPoint { samples[0].location }

  /// Returns the finger's position at a time, with linear interpolation, or nil while the finger is up.
  package func location(at time: TimeInterval) -> CGPoint? {
    guard (startTime...endTime).contains(time), let index = samples.lastIndex(where: { $0.time <= time }) else { return nil }
    guard index + 1 < samples.count else { return samples[index].location }
    let (from, to) = (samples[index], samples[index + 1])
    let fraction = CGFloat((time - from.time) / max(to.time - from.time, .leastNonzeroMagnitude))
    return CGPoint(
      x: from.location.x + (to.location.x - from.location.x) * fraction, y: from.location.y + (to.location.y - from.location.y) * fraction)
  }

  private var farthest: CGPoint {
    samples.map(\.location).max { $0.distance(to: start) < $1.distance(to: start) } ?? start
  }

  package var isDrag: Bool { farthest.distance(to: start) > Self.dragDistance }

  /// A Boolean value that indicates whether the finger stays close enough to its start for a tap.
  var mayBeTap: Bool { farthest.distance(to: start) <= Self.tapDistance }

  /// A vector of length 1, which points down for a stroke without movement.
  var direction: CGVector {
    let length = farthest.distance(to: start)
    guard length > 0 else { return CGVector(dx: 0, dy: 1) }
    return CGVector(dx: (farthest.x - start.x) / length, dy: (farthest.y - start.y) / length)
  }

  /// Returns the distance of a position from the start along the drag's direction, in points.
  func travel(to location: CGPoint) -> CGFloat {
    (location.x - start.x) * direction.dx + (location.y - start.y) * direction.dy
  }

  var travelAtEnd: CGFloat { travel(to: samples[samples.count - 1].location) }

  /// The velocity along the direction at the end, in points per second.
  ///
  /// Like UIKit's, it is measured over the last 0.1 seconds. A finger lifted within two frames of its last move doesn't count as stopped.
  package var velocityAtEnd: CGFloat {
    let place = samples[samples.count - 1].location
    let arrival = samples.last { $0.location != place }.flatMap { last in samples.first { $0.time > last.time } }?.time ?? endTime
    let end = endTime - arrival <= Self.stillness ? arrival : endTime
    let window = min(Self.velocityWindow, end - startTime)
    guard window > 0, let before = location(at: end - window) else { return 0 }
    return (travelAtEnd - travel(to: before)) / CGFloat(window)
  }

  /// The interval over which a velocity is measured, and the time without movement after which a finger counts as stopped. Both are
  /// UIKit's, in seconds.
  private static let velocityWindow: TimeInterval = 0.1
  static let stillness: TimeInterval = 2.0 / 60

  fileprivate init(_ input: PointerInput, at time: TimeInterval) {
    finger = input.id
    samples = [Sample(time: time, location: input.location)]
  }

  fileprivate mutating func go(on input: PointerInput, at time: TimeInterval) {
    samples.append(Sample(time: time, location: input.location))
    switch input.phase {
    case .began, .moved: break
    case .ended: end = .lifted
    case .cancelled: end = .cancelled
    }
  }
}

extension Take {
  /// The time of the last event, in seconds since the first.
  package var duration: TimeInterval { events.last?.time ?? 0 }

  /// The stroke of each finger, in the order in which they went down. Fingers that are down at the start have strokes that begin in the
  /// prelude.
  package var strokes: [TakeStroke] {
    var strokes: [TakeStroke] = []
    for event in prelude + events {
      guard case .pointer(let input)? = event.input, input.button == .primary else { continue }
      if input.phase == .began {
        strokes.append(TakeStroke(input, at: event.time))
      } else if let index = strokes.lastIndex(where: { $0.finger == input.id && $0.end == nil }) {
        strokes[index].go(on: input, at: event.time)
      }
    }
    return strokes
  }

  /// The last drag that ends with the finger's release. It decides the take's outcome.
  var decidingDrag: TakeStroke? { strokes.last { $0.isDrag && $0.end == .lifted } }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
