import Foundation

/// A colour in sRGB with straight alpha; components 0…1.
public struct TweakColor: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`, with or without the `#`; nil for anything else.
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    let nibbles = digits.compactMap(\.hexDigitValue)
    guard nibbles.count == digits.count else { return nil }
    let bytes: [Int]
    switch nibbles.count {
    case 3: bytes = nibbles.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public var hex: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
