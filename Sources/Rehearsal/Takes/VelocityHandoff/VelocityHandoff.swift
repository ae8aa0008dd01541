import Foundation

/// The continuity of a layer's motion at the release of a gesture. A good transition continues smoothly, at the velocity of the gesture.
package struct VelocityHandoff: Equatable, Sendable {
  package struct Sample: Equatable, Sendable {
    /// The time since the take's first event, in seconds.
    package var time: TimeInterval
    /// The distance of the layer's center along the drag's direction since it began to follow, in points.
    package var position: Double
    /// The velocity along the drag's direction, in points per second.
    package var velocity: Double
  }

  /// The effect of the release on the motion.
  package enum Verdict: Equatable, Sendable {
    /// The motion continues at the same velocity.
    case carriesOn
    /// The layer jumps by the given number of points along the drag's direction.
    case jumps(Double)
    /// The velocity changes at once by the given number of points per second along the drag's direction.
    case jerks(Double)
  }

  /// The name of the layer that the gesture moves.
  var layer: String
  /// The time of the release, in seconds since the take's first event.
  package var release: TimeInterval
  /// A sample for each move of the gesture.
  package var before: [Sample]
  /// The samples from the release on, at short intervals.
  package var after: [Sample]

  /// The velocities along the drag's direction just before and just after the release, in points per second.
  package var velocityBefore: Double { before.last?.velocity ?? 0 }
  package var velocityAfter: Double { after.first?.velocity ?? 0 }

  /// In points per second.
  package var velocityStep: Double { velocityAfter - velocityBefore }

  /// In points.
  var positionStep: Double { (after.first?.position ?? 0) - (before.last?.position ?? 0) }

  /// The smallest visible jump, in points.
  static let visibleJump = 1.0
  /// The smallest visible change of velocity, in points per second: one point between two frames.
  static let visibleStep = 60.0
  /// The smallest visible change of velocity, as a fraction of the velocity.
  static let visibleFraction = 0.1

  package var verdict: Verdict {
    if abs(positionStep) > Self.visibleJump { return .jumps(positionStep) }
    let visible = max(Self.visibleStep, abs(velocityBefore) * Self.visibleFraction)
    return abs(velocityStep) > visible ? .jerks(velocityStep) : .carriesOn
  }

  package var summary: String {
    switch verdict {
    case .carriesOn: "Continues smoothly at release"
    case .jumps(let distance): "Jumps by \(Self.signed(distance)) points at release"
    case .jerks(let step): "Jerks by \(Self.signed(step)) points/s at release"
    }
  }

  /// The layer, and its velocity before and after the release.
  package var details: String { "“\(layer)”: \(Self.number(velocityBefore)) → \(Self.number(velocityAfter)) points/s" }

  /// A whole number with its sign, such as "+64" or "−40".
  package static func signed(_ value: Double) -> String { (value >= 0.5 ? "+" : "") + number(value) }

  /// A whole number with a typographic minus sign if it is negative.
  package static func number(_ value: Double) -> String { DecimalText.of(value.rounded()).replacingOccurrences(of: "-", with: "−") }
}
