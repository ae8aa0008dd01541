/// A tweak of one property of a `Parameters` struct, with the struct's own default.
public struct ParameterTweak<Parameters> {
  let id: Tweak.ID
  /// Returns the description of the tweak, with the default from the given parameters.
  let tweak: (_ defaults: Parameters) -> Tweak
  let value: (Parameters) -> TweakValue
  /// Sets the property to a value. Ignores a value of another type.
  let apply: (TweakValue, inout Parameters) -> Void

  private init<Value>(
    _ id: Tweak.ID, _ property: WritableKeyPath<Parameters, Value>, _ title: String, _ meaning: String, unit: TweakUnit = .none,
    _ domain: TweakDomain, cases: @escaping () -> [String: String] = { [:] }, encode: @escaping (Value) -> TweakValue,
    decode: @escaping (TweakValue) -> Value?
  ) {
    self.id = id
    self.value = { encode($0[keyPath: property]) }
    self.tweak = { defaults in
      Tweak(
        id: id, title: title, meaning: meaning, unit: unit, domain: domain, default: encode(defaults[keyPath: property]),
        lookup: PropertyLookup { TweakProperty(property, of: defaults, cases: cases()) })
    }
    self.apply = { value, parameters in
      if let value = decode(value) { parameters[keyPath: property] = value }
    }
  }

  /// Creates a tweak of a quantity, with a slider from one end of `range` to the other.
  public static func number<Value: BinaryFloatingPoint>(
    _ id: String, _ property: WritableKeyPath<Parameters, Value>, _ title: String, in range: ClosedRange<Double>,
    step: Double, unit: TweakUnit = .none, _ meaning: String
  ) -> Self {
    Self(
      id, property, title, meaning, unit: unit, .number(range: range, step: step),
      encode: { .number(Double($0)) },
      decode: { if case .number(let number) = $0 { Value(number) } else { nil } })
  }

  /// Creates a tweak of an integer, with a slider in steps of 1.
  public static func integer(
    _ id: String, _ property: WritableKeyPath<Parameters, Int>, _ title: String, in range: ClosedRange<Int>,
    unit: TweakUnit = .count, _ meaning: String
  ) -> Self {
    Self(
      id, property, title, meaning, unit: unit, .integer(range: range),
      encode: { .integer($0) },
      decode: { if case .integer(let integer) = $0 { integer } else { nil } })
  }

  /// Creates a tweak with a switch.
  public static func boolean(_ id: String, _ property: WritableKeyPath<Parameters, Bool>, _ title: String, _ meaning: String) -> Self {
    Self(
      id, property, title, meaning, .boolean,
      encode: { .boolean($0) },
      decode: { if case .boolean(let boolean) = $0 { boolean } else { nil } })
  }

  /// Creates a tweak of a color of any type that can be converted to a `TweakColor` and back.
  public static func color<Color>(
    _ id: String, _ property: WritableKeyPath<Parameters, Color>, _ title: String, _ meaning: String,
    encode: @escaping (Color) -> TweakColor, decode: @escaping (TweakColor) -> Color
  ) -> Self {
    Self(
      id, property, title, meaning, .color,
      encode: { .color(encode($0)) },
      decode: { if case .color(let color) = $0 { decode(color) } else { nil } })
  }

  /// Creates a tweak of a timing curve of any type that can be converted to a `TweakCurve` and back.
  public static func curve<Curve>(
    _ id: String, _ property: WritableKeyPath<Parameters, Curve>, _ title: String, _ meaning: String,
    encode: @escaping (Curve) -> TweakCurve, decode: @escaping (TweakCurve) -> Curve
  ) -> Self {
    Self(
      id, property, title, meaning, .curve,
      encode: { .curve(encode($0)) },
      decode: { if case .curve(let curve) = $0 { decode(curve) } else { nil } })
  }

  /// Creates a tweak that offers an enumeration's cases.
  public static func option<Value: RawRepresentable<String> & CaseIterable>(
    _ id: String, _ property: WritableKeyPath<Parameters, Value>, _ title: String, _ meaning: String
  ) -> Self {
    let names = Value.allCases.map(\.rawValue)
    return Self(
      id, property, title, meaning, .option(names),
      cases: { Dictionary(Value.allCases.map { ($0.rawValue, String(describing: $0)) }) { first, _ in first } },
      encode: { .option($0.rawValue) },
      decode: { if case .option(let name) = $0 { Value(rawValue: name) } else { nil } })
  }
}
