/// The cost of a phase's frames, in seconds.
struct FrameCost: Sendable {
  let name: String
  let mean: Double
  let worst: Double
  /// The time of a plain copy of the same number of bytes.
  let copy: Double

  /// The cost of an average frame, in copies of the frame.
  var copies: Double { copy > 0 ? mean / copy : 0 }
}

extension FrameCost: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, meanMilliseconds, worstMilliseconds, copyMilliseconds, ratioToCopy
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(mean * 1000, forKey: .meanMilliseconds)
    try container.encode(worst * 1000, forKey: .worstMilliseconds)
    try container.encode(copy * 1000, forKey: .copyMilliseconds)
    try container.encode(copies, forKey: .ratioToCopy)
  }
}
