import Foundation
import Tweaks

/// Tuned values as assignments to the transition's `Parameters`, ready to paste.
enum SwiftParameters {
  /// Returns one variable for each struct that the tweaks belong to, or an empty text if there is none.
  ///
  ///     var parameters = ModalCard.Parameters()
  ///     parameters.presentDuration = 0.6
  static func text(of tweaks: [Tweak], in store: TweakStore, includesDefaults: Bool) -> String {
    var owners: [String] = []
    for case let owner? in tweaks.map(\.property?.owner) where !owners.contains(owner) { owners.append(owner) }
    return owners.enumerated().map { index, owner in
      let name = index == 0 ? "parameters" : "parameters\(index + 1)"
      let lines = tweaks.compactMap { tweak -> String? in
        guard let property = tweak.property, property.owner == owner, includesDefaults || store.isChanged(tweak.id),
          let value = store.value(of: tweak.id)
        else { return nil }
        return "\(name).\(property.path) = \(literal(value, for: property))"
      }
      // Xcode warns about a variable that is never changed.
      return ([(lines.isEmpty ? "let" : "var") + " \(name) = \(owner)()"] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A value as a Swift expression of the property's type.
  static func literal(_ value: TweakValue, for property: TweakProperty) -> String {
    switch value {
    case .number(let number): TimingNumber.exact(number)
    case .integer(let integer): String(integer)
    case .boolean(let isTrue): String(isTrue)
    case .option(let name): "." + (property.cases[name] ?? name)
    case .color(let color):
      "UIColor(red: \(TimingNumber.exact(color.red)), green: \(TimingNumber.exact(color.green)), "
        + "blue: \(TimingNumber.exact(color.blue)), alpha: \(TimingNumber.exact(color.alpha)))"
    case .curve(let curve): literal(curve)
    }
  }

  private static func literal(_ curve: TweakCurve) -> String {
    if let name = curve.name, curve != .default { return "." + name }
    return "CubicTiming(controlPoint1: \(point(curve.x1, curve.y1)), controlPoint2: \(point(curve.x2, curve.y2)))"
  }

  static func point(_ x: Double, _ y: Double) -> String { "CGPoint(x: \(TimingNumber.exact(x)), y: \(TimingNumber.exact(y)))" }
}
