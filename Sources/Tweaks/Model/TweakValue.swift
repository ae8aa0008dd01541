/// The value of a tweak.
public enum TweakValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// An integer.
  case integer(Int)
  /// A Boolean value.
  case boolean(Bool)
  /// A color.
  case color(TweakColor)
  /// A cubic timing curve.
  case curve(TweakCurve)
  /// One of the names that the tweak offers.
  case option(String)
}

extension TweakValue: Encodable {
  /// Encodes the bare value: `0.44`, `12`, `true`, `"#ff8800"`, `"easeOut"`, `"spring"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .integer(let integer): try container.encode(integer)
    case .boolean(let boolean): try container.encode(boolean)
    case .color(let color): try container.encode(color.hex)
    case .curve(let curve): try container.encode(curve.text)
    case .option(let name): try container.encode(name)
    }
  }
}
