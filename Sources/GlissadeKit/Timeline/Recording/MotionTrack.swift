import Foundation

/// What happens to one property of a layer during a phase; or to that of several layers to which the very same happens.
struct MotionTrack: Equatable, Sendable {
  var layer: LayerTitle
  /// How many layers do the same at the same time; from 1.
  var count = 1
  /// The property as a key path, such as "position" or "transform.rotation.y".
  var keyPath: String
  /// In the order in which they were committed. They overlap where one animation was added to another.
  var segments: [MotionSegment]
}

/// What a layer is called.
struct LayerTitle: Hashable, Sendable {
  /// The layer's own name or, without one, the class of its view or its own.
  var text: String
  /// Whether the layer has a name of its own.
  var isNamed: Bool
  /// The name of the nearest layer around that has one.
  var container: String?
}

/// One animation as it really went: when it moved, by which law, and how it ended.
struct MotionSegment: Equatable, Sendable {
  /// When it was committed, in seconds.
  var commit: TimeInterval
  /// When it began to move, in seconds.
  var start: TimeInterval
  /// When it ceased to move, in seconds.
  var end: TimeInterval
  /// What was asked for.
  var law: MotionLaw
  /// The seconds that it would have taken by itself, repetitions included; infinite for an endless one.
  var intendedDuration: TimeInterval
  /// The value at its beginning, in words; nil where there is none, or where folded layers differ.
  var from: String?
  /// The value that it leads to, in words.
  var to: String?
  var ending: Ending
  /// When it stood still or was moved by hand instead of by time, in seconds.
  var holds: [ClosedRange<TimeInterval>] = []
  /// How far it had come at moments between start and end, in the order of the times: the curve that was really run through.
  var curve: [Point] = []

  /// How far an animation had come at a moment.
  struct Point: Equatable, Sendable {
    var time: TimeInterval
    /// The share of the way: 0 is the beginning, 1 the target, more an overshoot.
    var share: Double
  }

  enum Ending: Equatable, Sendable {
    /// It reached its target.
    case completed
    /// It was sent back, and reached its beginning.
    case returned
    /// It was taken off on its way.
    case interrupted
    /// It never ends by itself.
    case endless
  }

  /// Seconds between the commit and the first movement.
  var delay: TimeInterval { start - commit }
  /// Seconds that it moved.
  var duration: TimeInterval { end - start }

  /// The share of the way at `time`, held at both ends.
  func share(at time: TimeInterval) -> Double {
    guard let first = curve.first, let last = curve.last else { return 0 }
    if time <= first.time { return first.share }
    if time >= last.time { return last.share }
    let index = curve.partitioningIndex { $0.time > time }
    let (a, b) = (curve[index - 1], curve[index])
    // Where a step follows within what counts for the moment, its far side shows, as on the stage.
    if b.time - time <= PhaseRun.earliness, let step = curve[index...].prefix(while: { $0.time == b.time }).last { return step.share }
    return b.time > a.time ? a.share + (b.share - a.share) * (time - a.time) / (b.time - a.time) : b.share
  }
}

extension Array {
  /// The first index from which on `belongs` holds; it must hold for all after one for which it does.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
