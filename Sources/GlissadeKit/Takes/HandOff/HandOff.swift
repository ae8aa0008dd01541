import Foundation

/// How what the hand moves goes on when the hand lets go: a good transition takes the hand's velocity over, so that nothing jerks.
struct HandOff: Equatable, Sendable {
  struct Sample: Equatable, Sendable {
    /// Seconds since the take's first event.
    var time: TimeInterval
    /// How far along the drag's direction the layer's middle is from where it was when it began to follow, in points.
    var position: Double
    /// Points a second, along the drag's direction.
    var velocity: Double
  }

  /// What becomes of the motion at the lift.
  enum Verdict: Equatable, Sendable {
    /// The velocity goes on.
    case carriesOn
    /// The layer is at another place at once, so many points away along the drag's direction.
    case jumps(Double)
    /// The velocity is another one at once; the difference, in points a second along the drag's direction.
    case jerks(Double)
  }

  /// The name of the layer that the hand moves.
  var layer: String
  /// When the hand lets go, in seconds since the take's first event.
  var release: TimeInterval
  /// While the hand leads, one sample each time that it has moved.
  var before: [Sample]
  /// From the lift on, at fine steps.
  var after: [Sample]

  /// Points a second along the drag's direction, just before the lift and just after.
  var velocityBefore: Double { before.last?.velocity ?? 0 }
  var velocityAfter: Double { after.first?.velocity ?? 0 }

  /// By how much the velocity changes at the lift, in points a second.
  var velocityStep: Double { velocityAfter - velocityBefore }

  /// How far the layer jumps at the lift, in points.
  var positionStep: Double { (after.first?.position ?? 0) - (before.last?.position ?? 0) }

  /// A change of place below this is not seen, in points.
  static let visibleJump = 1.0
  /// Nor is a change of velocity below this, in points a second: one point from a frame to the next.
  static let visibleStep = 60.0
  /// Nor one below this share of the velocity.
  static let visibleShare = 0.1

  var verdict: Verdict {
    if abs(positionStep) > Self.visibleJump { return .jumps(positionStep) }
    let visible = max(Self.visibleStep, abs(velocityBefore) * Self.visibleShare)
    return abs(velocityStep) > visible ? .jerks(velocityStep) : .carriesOn
  }

  /// The verdict in words.
  var summary: String {
    switch verdict {
    case .carriesOn: "Carries on at the lift"
    case .jumps(let distance): "Jumps by \(Self.signed(distance)) points at the lift"
    case .jerks(let step): "Jerks by \(Self.signed(step)) points/s at the lift"
    }
  }

  /// What was measured, in words: which layer, and its velocity before and after the lift.
  var details: String { "“\(layer)”: \(Self.number(velocityBefore)) → \(Self.number(velocityAfter)) points/s" }

  /// A whole number that says which way it goes: "+64", "−40".
  static func signed(_ value: Double) -> String { (value >= 0.5 ? "+" : "") + number(value) }

  /// A whole number with the sign that people write.
  static func number(_ value: Double) -> String { DecimalText.of(value.rounded()).replacingOccurrences(of: "-", with: "−") }
}
