/// What a tweak's number measures.
public enum TweakUnit: String, Sendable, Hashable, Codable, CaseIterable {
  case seconds
  case points
  case pointsPerSecond = "points/s"
  /// An angle in degrees.
  case degrees
  /// A share or a factor, such as a damping ratio or an opacity; 1 is the whole.
  case ratio
  /// A number of things.
  case count
  case none

  /// What stands after the number, such as "s"; empty where nothing does.
  public var symbol: String {
    switch self {
    case .seconds: "s"
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .degrees: "°"
    case .ratio, .count, .none: ""
    }
  }

  /// Whether a space stands between the number and the symbol.
  var isSpaced: Bool { self != .degrees && !symbol.isEmpty }
}
