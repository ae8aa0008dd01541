/// A timing that a call in the user's code makes of several values, such as a spring of a duration and a damping ratio.
///
/// The values are literals in the call, or constants, properties and default values that the call names.
public struct SourceTiming: Codable, Equatable, Sendable {
  /// The call, such as "CardAnimator.animateTransition.animate". No other timing has it.
  public var call: String
  /// The identifiers of the values by their roles.
  public var values: [Role: String]

  /// The role of a value in a timing.
  public enum Role: String, Codable, CodingKeyRepresentable, Sendable {
    /// The duration of a spring or curve.
    case duration
    /// The damping ratio of a spring.
    case dampingRatio
    /// The bounce of a spring whose duration is the perceptual one.
    case bounce
    /// The period of a spring without its damping.
    case response
    /// The initial velocity of a spring.
    case initialVelocity
    /// The named curve.
    case curve
    /// The first coordinate of a cubic curve's first control point, and so on.
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
