/// The cost of the animation engine, on one core.
struct EngineCost: Sendable {
  /// The number of property evaluations per second.
  let evaluationsPerSecond: Double
  /// The number of layers for the following costs. Each has one animation.
  let layers: Int
  /// The duration of the turn in which all layers get their animation, in seconds.
  let commit: Double
  /// The duration of a turn in the middle of the animations, with the presented state of all layers, in seconds.
  let frame: Double
  /// The growth of the process per animation, in bytes.
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
