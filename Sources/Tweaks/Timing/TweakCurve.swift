import Foundation

/// A cubic timing curve from (0, 0) to (1, 1), as CSS and Core Animation write it: two control points, time across and way up.
public struct TweakCurve: Sendable, Hashable {
  /// The first control point's time, 0…1.
  public let x1: Double
  /// The first control point's share of the way, −1…2.
  public let y1: Double
  /// The second control point's time, 0…1.
  public let x2: Double
  /// The second control point's share of the way, −1…2.
  public let y2: Double

  /// Where the times may lie.
  public static let times = 0.0...1.0
  /// Where the shares of the way may lie: as far outside as a curve can go and still be read as one.
  public static let shares = -1.0...2.0

  /// The curve through these control points; what lies outside the ranges is moved to their ends.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Self.times.nearest(to: x1)
    self.y1 = Self.shares.nearest(to: y1)
    self.x2 = Self.times.nearest(to: x2)
    self.y2 = Self.shares.nearest(to: y2)
  }

  /// Even.
  public static let linear = TweakCurve(0, 0, 1, 1)
  /// Starts softly.
  public static let easeIn = TweakCurve(0.42, 0, 1, 1)
  /// Ends softly.
  public static let easeOut = TweakCurve(0, 0, 0.58, 1)
  /// Starts and ends softly.
  public static let easeInOut = TweakCurve(0.42, 0, 0.58, 1)
  /// Core Animation's curve for implicit animations, and that of `UICubicTimingParameters()`.
  public static let `default` = TweakCurve(0.25, 0.1, 0.25, 1)

  /// The curves that have a name, in the order in which they are offered.
  public static let named: [(name: String, curve: TweakCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut), ("default", .default),
  ]

  /// The curve's name; nil for one of somebody's own.
  public var name: String? { Self.named.first { $0.curve == self }?.name }
}

extension TweakCurve {
  /// Reads a name, or four numbers: "easeOut", "0.42,0,0.58,1"; nil for anything else and for numbers outside the ranges.
  ///
  /// Letter case, hyphens and blanks do not count ("ease-in-out"), and `cubic-bezier(…)` may stand around the numbers.
  public init?(text: String) {
    let typed = text.lowercased().filter { $0 != " " && $0 != "\t" }
    let letters = typed.filter { $0 != "-" }
    if let named = Self.named.first(where: { $0.name.lowercased() == letters }) {
      self = named.curve
      return
    }
    var digits = Substring(typed)
    if digits.hasPrefix("cubic-bezier("), digits.hasSuffix(")") { digits = digits.dropFirst("cubic-bezier(".count).dropLast() }
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    // `Double` also reads "nan", "infinity" and "0x1p3", which nobody means here.
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isNumber || "+-.e".contains($0) } ? Double(part) : nil
    }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    guard [0, 2].allSatisfy({ Self.times.contains(numbers[$0]) }), [1, 3].allSatisfy({ Self.shares.contains(numbers[$0]) }) else {
      return nil
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The name, else the four numbers: what `init(text:)` reads.
  public var text: String { name ?? [x1, y1, x2, y2].map(Self.digits).joined(separator: ",") }

  private static func digits(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

extension ClosedRange where Bound == Double {
  /// The number in the range that is nearest to `number`; the lower end where it is no number at all.
  fileprivate func nearest(to number: Double) -> Double { number.isNaN ? lowerBound : Swift.min(Swift.max(number, lowerBound), upperBound) }
}
