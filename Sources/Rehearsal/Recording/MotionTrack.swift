import CoreGraphics
import Foundation

/// The animations of one property of a layer during a phase, or of several layers with the same animations.
package struct MotionTrack: Equatable, Sendable {
  package var layer: LayerTitle
  /// The number of layers with the same animations, at least 1.
  package var count = 1
  /// The key path, such as "position" or "transform.rotation.y".
  package var keyPath: String
  /// The segments in the order of their commits. They overlap where one animation was added to another.
  package var segments: [MotionSegment]
}

package struct LayerTitle: Hashable, Sendable {
  /// The layer's name or, without one, the class of its view or of the layer.
  package var text: String
  package var isNamed: Bool
  /// The name of the nearest superlayer that has one.
  var container: String?
}

/// One animation as it actually ran.
package struct MotionSegment: Equatable, Sendable {
  /// In seconds.
  package var commit: TimeInterval
  /// The time of the first movement, in seconds.
  package var start: TimeInterval
  /// The time of the last movement, in seconds.
  package var end: TimeInterval
  package var timing: MotionTiming
  /// The planned duration in seconds, including repetitions, or infinity for an endless animation.
  package var intendedDuration: TimeInterval
  /// The start value in words, or nil if there is none or if merged layers have different values.
  package var from: String?
  /// The end value in words, or nil as for `from`.
  package var to: String?
  package var ending: Ending
  /// The intervals during which it was paused or driven by a gesture instead of time, in seconds.
  package var holds: [ClosedRange<TimeInterval>] = []
  /// The actual progress at times between start and end, in the order of the times.
  package var curve: [Point] = []

  package struct Point: Equatable, Sendable {
    package var time: TimeInterval
    /// The fraction of the distance: 0 at the start, 1 at the target, and more for an overshoot.
    package var fraction: Double
  }

  package enum Ending: Equatable, Sendable {
    /// It reached its target.
    case completed
    /// It was reversed and reached its start.
    case returned
    /// It was removed before its end.
    case interrupted
    /// It never ends by itself.
    case endless
  }

  /// The time between the commit and the first movement, in seconds.
  package var delay: TimeInterval { start - commit }
  /// The duration of the movement, in seconds.
  package var duration: TimeInterval { end - start }

  /// Returns the fraction of the distance at `time`, clamped at both ends.
  func fraction(at time: TimeInterval) -> Double {
    guard let first = curve.first, let last = curve.last else { return 0 }
    if time <= first.time { return first.fraction }
    if time >= last.time { return last.fraction }
    let index = curve.partitioningIndex { $0.time > time }
    let (a, b) = (curve[index - 1], curve[index])
    // If a step follows within the tolerance for this time, the value after the step counts, as on the stage.
    if b.time - time <= PhaseRun.earliness, let step = curve[index...].prefix(while: { $0.time == b.time }).last { return step.fraction }
    return b.time > a.time ? a.fraction + (b.fraction - a.fraction) * (time - a.time) / (b.time - a.time) : b.fraction
  }
}
