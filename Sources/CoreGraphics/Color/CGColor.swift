import Foundation

/// A color in sRGB with straight (not premultiplied) alpha.
///
/// It is a class, as on Apple's platforms, so that expressions such as `layer.backgroundColor?.alpha` and identity checks compile
/// unchanged.
public final class CGColor: Sendable, Hashable, CustomStringConvertible {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  public let alpha: CGFloat
  /// The pattern that fills areas instead of the components, or nil.
  package let pattern: CGPatternTile?

  /// The components are in 0…1. NaN becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red.isNaN ? 0 : red
    self.green = green.isNaN ? 0 : green
    self.blue = blue.isNaN ? 0 : blue
    self.alpha = alpha.isNaN ? 0 : alpha
    pattern = nil
  }

  /// Fills with copies of a tile. Where patterns can't be drawn, the color is transparent.
  package init(_ pattern: CGPatternTile) {
    (red, green, blue, alpha) = (0, 0, 0, 0)
    self.pattern = pattern
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  package static let black = CGColor(gray: 0, alpha: 1)
  package static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  package static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue, and alpha, 0…1.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(CGPatternTile(pattern.drawing, alpha: alpha)) }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha && a.pattern == b.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The color as hexadecimal digits, with its opacity if it isn't opaque, such as "#ff0000@50%".
  public var description: String {
    func byte(_ value: CGFloat) -> String {
      let hex = String(Int((value.clamped(to: 0...1) * 255).rounded()), radix: 16)
      return hex.count == 1 ? "0" + hex : hex
    }
    let rgb = "#" + byte(red) + byte(green) + byte(blue)
    return alpha == 1 ? rgb : "\(rgb)@\(Int(clamping: (alpha * 100).rounded()))%"
  }
}
