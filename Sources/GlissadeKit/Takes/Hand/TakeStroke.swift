import Foundation
import UIKit

/// What one finger, or the mouse with its main button held, did from going down to coming up.
struct TakeStroke: Equatable, Sendable {
  /// Where the finger was at a moment of the take.
  struct Sample: Equatable, Sendable {
    /// Seconds since the take's first event.
    var time: TimeInterval
    /// In the stage's points.
    var location: CGPoint
  }

  /// From which travel on a press counts as a drag, in points: what UIKit's pan waits for before it begins.
  static let dragDistance: CGFloat = 10

  let finger: Int
  /// The press, the moves and the release, in the order of their times; never empty.
  private(set) var samples: [Sample]
  /// How the stroke ends; nil where the take ends before it.
  private(set) var end: End?

  enum End: Equatable, Sendable {
    case lifted, cancelled
  }

  /// When the finger goes down, and when it is last heard of; seconds.
  var startTime: TimeInterval { samples[0].time }
  var endTime: TimeInterval { samples[samples.count - 1].time }
  var start: CGPoint { samples[0].location }

  /// Where the finger is at a time, in between as if it moved evenly; nil while it is not down.
  func location(at time: TimeInterval) -> CGPoint? {
    guard (startTime...endTime).contains(time), let index = samples.lastIndex(where: { $0.time <= time }) else { return nil }
    guard index + 1 < samples.count else { return samples[index].location }
    let (from, to) = (samples[index], samples[index + 1])
    let share = CGFloat((time - from.time) / max(to.time - from.time, .leastNonzeroMagnitude))
    return CGPoint(
      x: from.location.x + (to.location.x - from.location.x) * share, y: from.location.y + (to.location.y - from.location.y) * share)
  }

  // MARK: Drags

  /// The place that lies farthest from where the finger went down.
  private var farthest: CGPoint {
    samples.map(\.location).max { $0.distance(to: start) < $1.distance(to: start) } ?? start
  }

  /// Whether the finger goes as far as a drag does.
  var isDrag: Bool { farthest.distance(to: start) > Self.dragDistance }

  /// Where the drag leads, as a vector of length 1; straight down for a stroke that goes nowhere.
  var direction: CGVector {
    let way = farthest.distance(to: start)
    guard way > 0 else { return CGVector(dx: 0, dy: 1) }
    return CGVector(dx: (farthest.x - start.x) / way, dy: (farthest.y - start.y) / way)
  }

  /// How far along the direction a place lies from where the finger went down, in points.
  func travel(to location: CGPoint) -> CGFloat {
    (location.x - start.x) * direction.dx + (location.y - start.y) * direction.dy
  }

  /// How far along its direction the drag has come when it ends, in points.
  var travelAtEnd: CGFloat { travel(to: samples[samples.count - 1].location) }

  /// How fast the finger moves along its direction at the end, in points a second: over the last tenth of a second, as UIKit measures
  /// it. A finger that is lifted within two frames of its last move has not stopped.
  var velocityAtEnd: CGFloat {
    let place = samples[samples.count - 1].location
    let arrival = samples.last { $0.location != place }.flatMap { last in samples.first { $0.time > last.time } }?.time ?? endTime
    let end = endTime - arrival <= Self.stillness ? arrival : endTime
    let window = min(Self.velocityWindow, end - startTime)
    guard window > 0, let before = location(at: end - window) else { return 0 }
    return (travelAtEnd - travel(to: before)) / CGFloat(window)
  }

  /// Over how long a velocity is measured, and how long a finger may rest without having stopped; seconds, as UIKit has it.
  private static let velocityWindow: TimeInterval = 0.1
  static let stillness: TimeInterval = 2.0 / 60

  // MARK: From events

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
  /// When the last event happens, in seconds since the first.
  public var duration: TimeInterval { events.last?.time ?? 0 }

  /// What each finger did, in the order in which they went down.
  var strokes: [TakeStroke] {
    var strokes: [TakeStroke] = []
    for event in events {
      guard case .pointer(let input)? = event.input, input.button == .primary else { continue }
      if input.phase == .began {
        strokes.append(TakeStroke(input, at: event.time))
      } else if let index = strokes.lastIndex(where: { $0.finger == input.id && $0.end == nil }) {
        strokes[index].go(on: input, at: event.time)
      }
    }
    return strokes
  }

  /// The last drag that ends by the finger's being lifted: the one that decides how the take comes out.
  var decidingDrag: TakeStroke? { strokes.last { $0.isDrag && $0.end == .lifted } }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
