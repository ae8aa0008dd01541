/// The timing of a call in the user's code, such as a spring with a duration and a damping ratio.
///
/// The values are literals in the call, or constants, properties and default values that it mentions.
public struct SourceTiming: Codable, Equatable, Sendable {
  /// The unique name of the call, such as "CardAnimator.animateTransition.animate".
  public var call: String
  /// The identifiers of the values by role.
  public var values: [Role: String]

  /// The role of a value in a timing.
  public enum Role: String, Codable, CodingKeyRepresentable, Sendable {
    /// The duration of a spring or curve.
    case duration
    /// The damping ratio of a spring.
    case dampingRatio
    /// The bounce of a spring with a perceptual duration.
    case bounce
    /// The period of a spring without its damping.
    case response
    /// The initial velocity of a spring.
    case initialVelocity
    /// The named curve.
    case curve
    /// The coordinates of the control points of a cubic curve.
    case x1, y1, x2, y2
    /// The mass, stiffness and damping coefficient of a spring.
    case mass, stiffness, damping
  }

  /// Creates a timing.
  public init(call: String, values: [Role: String]) {
    self.call = call
    self.values = values
  }
}
