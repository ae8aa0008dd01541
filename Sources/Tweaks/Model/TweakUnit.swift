/// The units of a tweak's number.
public enum TweakUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// A time in seconds.
  case seconds
  /// A length in points.
  case points
  /// A velocity in points per second.
  case pointsPerSecond = "points/s"
  /// An angle in degrees.
  case degrees
  /// An angle in radians.
  case radians
  /// A fraction or a factor, such as a damping ratio or an opacity. 1 is the whole.
  case ratio
  /// A count.
  case count
  /// No unit.
  case none

  /// The symbol after the number, such as "s", or an empty string.
  package var symbol: String {
    switch self {
    case .seconds: "s"
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .degrees: "°"
    case .radians: "rad"
    case .ratio, .count, .none: ""
    }
  }

  var isSpaced: Bool { self != .degrees && !symbol.isEmpty }
}
