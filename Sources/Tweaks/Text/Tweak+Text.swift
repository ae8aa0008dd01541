import Foundation

extension Tweak {
  /// Returns `value` as shown in the panel, without its unit: "0.44", "12", "On", "#ff8800".
  ///
  /// Numbers have as many decimals as the step, or up to 4 if the value isn't on the step's grid.
  package func text(for value: TweakValue) -> String {
    switch value {
    case .number(let number): Self.text(for: number, atLeast: decimals)
    case .integer(let integer): String(integer)
    case .boolean(let isOn): isOn ? "On" : "Off"
    case .color(let color): color.hex
    case .curve(let curve): curve.text
    case .option(let name): name
    }
  }

  /// Returns `value` with its unit: "0.44 s", "30°", "0.82".
  package func textWithUnit(for value: TweakValue) -> String { withUnit(text(for: value)) }

  private func withUnit(_ text: String) -> String { text + (unit.isSpaced ? " " : "") + unit.symbol }

  /// Returns the value of a typed text, or throws an error that names the allowed values.
  ///
  /// Numbers can have the tweak's unit ("0.44 s"), seconds can be milliseconds ("440 ms"), and a decimal comma and arithmetic ("0.3 * 2")
  /// are supported.
  package func value(parsing typed: String) throws(TweakError) -> TweakValue {
    guard let value = unchecked(parsing: typed), domain.contains(value) else {
      throw TweakError("\(id) takes \(allowedValues), not “\(typed)”")
    }
    return value
  }

  /// Like `value(parsing:)`, but limits a number to the range. Returns nil for anything else that isn't allowed.
  package func value(clampingTyped typed: String) -> TweakValue? { unchecked(parsing: typed).flatMap { domain.clamping($0) } }

  /// The allowed values in short, such as "0.05–3 s".
  package var rangeText: String {
    switch domain {
    case .number(let range, _): Self.text(for: range.lowerBound) + "–" + withUnit(Self.text(for: range.upperBound))
    case .integer(let range): "\(range.lowerBound)–" + withUnit(String(range.upperBound))
    case .boolean: "on or off"
    case .color: "a color"
    case .curve: "a name or four numbers"
    case .option(let names): names.joined(separator: ", ")
    }
  }

  /// The allowed values in words, such as "a number from 0.1 to 2 (seconds)".
  package var allowedValues: String {
    let unit = unit == .none ? "" : " (\(unit.rawValue))"
    switch domain {
    case .number(let range, _):
      return "a number from \(Self.text(for: range.lowerBound)) to \(Self.text(for: range.upperBound))" + unit
    case .integer(let range): return "a whole number from \(range.lowerBound) to \(range.upperBound)" + unit
    case .boolean: return "true or false"
    case .color: return "a color such as #ff8800 or #ff880080"
    case .curve:
      return "one of \(TweakCurve.named.map(\.name).joined(separator: ", ")) or four numbers x1,y1,x2,y2 such as 0.42,0,0.58,1 "
        + "(x from 0 to 1, y from -1 to 2)"
    case .option(let names): return "one of " + names.joined(separator: ", ")
    }
  }

  private var decimals: Int {
    guard case .number(_, let step) = domain else { return 0 }
    return (0..<4).first { places in
      let scaled = step * pow(10, Double(places))
      return abs(scaled - scaled.rounded()) < 1e-9
    } ?? 4
  }

  private static func text(for number: Double, atLeast decimals: Int = 0) -> String {
    var digits = String(format: "%.4f", number)
    for _ in 0..<(4 - decimals) where digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    // A slider dragged to just below zero rounds to "-0.00".
    return Double(digits) == 0 && digits.hasPrefix("-") ? String(digits.dropFirst()) : digits
  }

  private func unchecked(parsing typed: String) -> TweakValue? {
    let typed = typed.trimmingCharacters(in: .whitespaces)
    switch domain {
    case .number: return number(parsing: typed).map { .number($0) }
    case .integer: return number(parsing: typed).flatMap { Int(exactly: $0) }.map { .integer($0) }
    case .boolean:
      switch typed.lowercased() {
      case "true", "yes", "on", "1": return .boolean(true)
      case "false", "no", "off", "0": return .boolean(false)
      default: return nil
      }
    case .color: return TweakColor(hex: typed).map { .color($0) }
    case .curve: return TweakCurve(text: typed).map { .curve($0) }
    case .option(let names): return names.first { $0.lowercased() == typed.lowercased() }.map { .option($0) }
    }
  }

  private func number(parsing typed: String) -> Double? {
    var digits = typed
    var factor = 1.0
    if unit == .seconds, digits.hasSuffix("ms") {
      digits.removeLast(2)
      factor = 0.001
    } else if !unit.symbol.isEmpty, digits.hasSuffix(unit.symbol) {
      digits.removeLast(unit.symbol.count)
    }
    guard let number = Arithmetic.value(of: digits) else { return nil }
    return number * factor
  }
}
