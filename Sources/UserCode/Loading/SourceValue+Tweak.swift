import GlissadeLive
import SourceReport
import Tweaks

extension SourceValue {
  package var tweak: Tweak { Tweak(id: id, title: title, meaning: meaning, unit: tweakUnit, domain: domain, default: defaultValue) }

  package var defaultValue: TweakValue {
    switch content {
    case .number(let number): number.isInteger ? .integer(Int(number.value)) : .number(number.value)
    case .boolean(let isOn): .boolean(isOn)
    case .option(let name, _): .option(name)
    }
  }

  /// Returns a value of the panel for the ported code, or nil if it has another type.
  func liveValue(_ value: TweakValue) -> Double? {
    switch (content, value) {
    case (.number, .number(let number)): number
    case (.number, .integer(let integer)): Double(integer)
    case (.boolean, .boolean(let isOn)): isOn ? 1 : 0
    case (.option(_, let options), .option(let name)): options.firstIndex(of: name).map(Double.init)
    default: nil
    }
  }

  private var meaning: String {
    let place = "Line \(line) of the file."
    let reason = staticReason.map { " A new value applies after a rebuild: \($0)." } ?? ""
    return (note.isEmpty ? place : note + " " + place) + reason
  }

  private var domain: TweakDomain {
    switch content {
    case .number(let number) where number.isInteger:
      .integer(range: Self.integers(in: number.range, with: number.value))
    case .number(let number):
      .number(range: min(number.range.lowerBound, number.value)...max(number.range.upperBound, number.value), step: number.step)
    case .boolean: .boolean
    case .option(let name, let options): .option(options.contains(name) ? options : [name] + options)
    }
  }

  private static func integers(in range: ClosedRange<Double>, with value: Double) -> ClosedRange<Int> {
    let (low, high) = (min(range.lowerBound, value), max(range.upperBound, value))
    return Int(low.rounded(.down).clamped(to: -1e9...1e9))...Int(high.rounded(.up).clamped(to: -1e9...1e9))
  }

  private var tweakUnit: TweakUnit {
    guard case .number(let number) = content else { return .none }
    return switch number.unit {
    case .none: number.isInteger ? .count : .none
    case .seconds: .seconds
    case .ratio: .ratio
    case .points: .points
    case .pointsPerSecond: .pointsPerSecond
    case .radians: .radians
    case .degrees: .degrees
    }
  }
}
