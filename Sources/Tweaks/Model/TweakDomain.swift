import Foundation

/// The values that a tweak may have.
public enum TweakDomain: Sendable, Hashable {
  /// Numbers in a range. `step` is the amount that an arrow key adds, and the grid that a slider snaps to.
  case number(range: ClosedRange<Double>, step: Double)
  /// Integers in a range.
  case integer(range: ClosedRange<Int>)
  /// True or false.
  case boolean
  /// Any color.
  case color
  /// A cubic timing curve.
  case curve
  /// The names to choose from, in this order.
  case option([String])

  /// The name of the value's type, as `list --json` prints it.
  package var typeName: String {
    switch self {
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .color: "color"
    case .curve: "curve"
    case .option: "option"
    }
  }

  /// Returns whether `value` has this type and is inside the range.
  package func contains(_ value: TweakValue) -> Bool {
    switch (self, value) {
    case (.number(let range, _), .number(let number)): range.contains(number)
    case (.integer(let range), .integer(let integer)): range.contains(integer)
    case (.boolean, .boolean), (.color, .color), (.curve, .curve): true
    case (.option(let names), .option(let name)): names.contains(name)
    default: false
    }
  }

  /// Returns the nearest value inside the range, or nil if `value` has another type or is not a number.
  package func clamping(_ value: TweakValue) -> TweakValue? {
    switch (self, value) {
    case (.number(let range, _), .number(let number)) where !number.isNaN:
      .number(min(max(number, range.lowerBound), range.upperBound))
    case (.integer(let range), .integer(let integer)):
      .integer(min(max(integer, range.lowerBound), range.upperBound))
    default: contains(value) ? value : nil
    }
  }

  /// The range and the step for a slider, or nil if the values aren't quantities.
  package var scale: (range: ClosedRange<Double>, step: Double)? {
    switch self {
    case .number(let range, let step): (range, step)
    case .integer(let range): (Double(range.lowerBound)...Double(range.upperBound), 1)
    case .boolean, .color, .curve, .option: nil
    }
  }

  /// Returns the allowed value nearest to `position`, on the grid of `step` or of the domain's own step.
  ///
  /// The grid starts at 0, so that steps give round numbers, and the ends of the range can always be reached.
  package func value(at position: Double, step: Double? = nil) -> TweakValue? {
    guard let scale, !position.isNaN else { return nil }
    let step = step ?? scale.step
    let clamped = min(max(position, scale.range.lowerBound), scale.range.upperBound)
    let isAtEnd = clamped == scale.range.lowerBound || clamped == scale.range.upperBound
    var snapped = clamped
    if step > 0, !isAtEnd {
      // Dividing by an integral number of steps per unit gives 0.44, whereas multiplying by 0.01 gives 0.44000000000000006.
      let perUnit = (1 / step).rounded()
      let isFraction = abs(perUnit * step - 1) < 1e-9
      snapped = isFraction ? (clamped * perUnit).rounded() / perUnit : (clamped / step).rounded() * step
      snapped = min(max(snapped, scale.range.lowerBound), scale.range.upperBound)
    }
    if case .integer = self { return .integer(Int(snapped.rounded())) }
    return .number(snapped)
  }
}

extension TweakValue {
  /// The value as a position on a slider, or nil if it isn't a quantity.
  package var position: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .boolean, .color, .curve, .option: nil
    }
  }
}
