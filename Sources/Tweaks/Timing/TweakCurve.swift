import Foundation

/// A cubic timing curve from (0, 0) to (1, 1), as in CSS and Core Animation: two control points with time across and progress up.
public struct TweakCurve: Sendable, Hashable {
  /// The first control point's time, 0…1.
  public let x1: Double
  /// The first control point's progress, −1…2.
  public let y1: Double
  /// The second control point's time, 0…1.
  public let x2: Double
  /// The second control point's progress, −1…2.
  public let y2: Double

  package static let times = 0.0...1.0
  /// The range of the control points' progress: as far outside as a curve can go and still be legible.
  package static let progressRange = -1.0...2.0

  /// Creates a curve with the given control points, which are moved into their ranges.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Self.times.nearest(to: x1)
    self.y1 = Self.progressRange.nearest(to: y1)
    self.x2 = Self.times.nearest(to: x2)
    self.y2 = Self.progressRange.nearest(to: y2)
  }

  /// A curve with constant speed.
  public static let linear = TweakCurve(0, 0, 1, 1)
  /// A curve with a slow start.
  public static let easeIn = TweakCurve(0.42, 0, 1, 1)
  /// A curve with a slow end.
  public static let easeOut = TweakCurve(0, 0, 0.58, 1)
  /// A curve with a slow start and a slow end.
  public static let easeInOut = TweakCurve(0.42, 0, 0.58, 1)
  /// Core Animation's curve for implicit animations, which is also that of `UICubicTimingParameters()`.
  public static let `default` = TweakCurve(0.25, 0.1, 0.25, 1)

  /// The curves with names, in the order in which they are offered.
  package static let named: [(name: String, curve: TweakCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut), ("default", .default),
  ]

  /// The curve's name, or nil for a custom curve.
  package var name: String? { Self.named.first { $0.curve == self }?.name }
}

extension TweakCurve {
  /// Creates a curve from a name or four numbers, such as "easeOut" or "0.42,0,0.58,1". Returns nil for anything else, and for numbers
  /// outside the ranges.
  ///
  /// Case, hyphens, and spaces don't matter ("ease-in-out"), and `cubic-bezier(…)` may surround the numbers.
  package init?(text: String) {
    let typed = text.lowercased().filter { $0 != " " && $0 != "\t" }
    let letters = typed.filter { $0 != "-" }
    if let named = Self.named.first(where: { $0.name.lowercased() == letters }) {
      self = named.curve
      return
    }
    var digits = Substring(typed)
    if digits.hasPrefix("cubic-bezier("), digits.hasSuffix(")") { digits = digits.dropFirst("cubic-bezier(".count).dropLast() }
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    // `Double` also reads "nan", "infinity", and "0x1p3", which aren't meant here.
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isNumber || "+-.e".contains($0) } ? Double(part) : nil
    }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    guard [0, 2].allSatisfy({ Self.times.contains(numbers[$0]) }), [1, 3].allSatisfy({ Self.progressRange.contains(numbers[$0]) }) else {
      return nil
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The name, or the four numbers if there is none, in the form that `init(text:)` reads.
  package var text: String { name ?? [x1, y1, x2, y2].map(Self.digits).joined(separator: ",") }

  private static func digits(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
}

extension ClosedRange where Bound == Double {
  /// Returns the number in the range that is nearest to `number`, or the lower end for NaN.
  fileprivate func nearest(to number: Double) -> Double { number.isNaN ? lowerBound : Swift.min(Swift.max(number, lowerBound), upperBound) }
}
