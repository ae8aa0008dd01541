/// A tweak is encoded as an object with `id`, `title`, `meaning`, `type`, `unit`, `default`, and, if the type has them, `min`, `max`,
/// `step`, or `options`.
extension Tweak: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, title, meaning, type, unit, min, max, step, options
    case defaultValue = "default"
  }

  /// Encodes the description of the tweak.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(meaning, forKey: .meaning)
    try container.encode(domain.typeName, forKey: .type)
    try container.encode(unit, forKey: .unit)
    try container.encode(defaultValue, forKey: .defaultValue)
    switch domain {
    case .number(let range, let step):
      try container.encode(range.lowerBound, forKey: .min)
      try container.encode(range.upperBound, forKey: .max)
      try container.encode(step, forKey: .step)
    case .integer(let range):
      try container.encode(range.lowerBound, forKey: .min)
      try container.encode(range.upperBound, forKey: .max)
      try container.encode(1, forKey: .step)
    case .option(let names):
      try container.encode(names, forKey: .options)
    case .boolean, .color, .curve:
      break
    }
  }
}
