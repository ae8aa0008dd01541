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

extension EngineCost: JSONRecord {
  var fields: JSONFields {
    [
      "evaluationsPerSecond": evaluationsPerSecond, "layers": layers, "commitMilliseconds": commit * 1000,
      "frameMilliseconds": frame * 1000, "bytesPerAnimation": bytesPerAnimation,
    ]
  }
}
