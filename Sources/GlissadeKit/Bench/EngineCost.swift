/// What the animation engine costs, on one core.
struct EngineCost: Sendable {
  /// Property values worked out in a second.
  let evaluationsPerSecond: Double
  /// How many layers the costs below are for; each has one animation.
  let layers: Int
  /// Seconds of the turn in which all the layers get their animation.
  let commit: Double
  /// Seconds to pass a turn in mid-animation and work out what all the layers show.
  let frame: Double
  /// By how many bytes the process grows for each animation on a layer.
  let bytesPerAnimation: Double
}

extension EngineCost: Encodable {
  private enum CodingKeys: String, CodingKey {
    case evaluationsPerSecond, layers, commitMilliseconds, frameMilliseconds, bytesPerAnimation
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(evaluationsPerSecond, forKey: .evaluationsPerSecond)
    try container.encode(layers, forKey: .layers)
    try container.encode(commit * 1000, forKey: .commitMilliseconds)
    try container.encode(frame * 1000, forKey: .frameMilliseconds)
    try container.encode(bytesPerAnimation, forKey: .bytesPerAnimation)
  }
}
