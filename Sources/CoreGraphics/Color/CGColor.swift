import Foundation

/// A color in sRGB with straight (not premultiplied) alpha.
///
/// It is a class, as on Apple's platforms, so that expressions such as `layer.backgroundColor?.alpha` and identity checks
/// compile unchanged.
public final class CGColor: Sendable, Hashable, CustomStringConvertible {
  /// The red component, 0…1.
  package let red: CGFloat
  /// The green component, 0…1.
  package let green: CGFloat
  /// The blue component, 0…1.
  package let blue: CGFloat
  /// The opacity, 0…1.
  public let alpha: CGFloat
  /// The pattern that fills take in place of the components, or nil.
  package let pattern: CGPatternTile?

  /// Creates a color with the given sRGB components, 0…1. A component that is not a number is 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red.isNaN ? 0 : red
    self.green = green.isNaN ? 0 : green
    self.blue = blue.isNaN ? 0 : blue
    self.alpha = alpha.isNaN ? 0 : alpha
    pattern = nil
  }

  /// Creates a color that fills with copies of a tile. Where no pattern can be drawn, it is transparent.
  package init(_ pattern: CGPatternTile) {
    (red, green, blue, alpha) = (0, 0, 0, 0)
    self.pattern = pattern
  }

  /// Creates a color with the given sRGB components, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of gray, from 0 (black) to 1 (white), with the given opacity, 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The red, green, blue, and alpha components, 0…1.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components, alpha included, which is always 4.
  public var numberOfComponents: Int { 4 }

  /// Returns the same color with another opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(CGPatternTile(pattern.drawing, alpha: alpha)) }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a Boolean value that indicates whether two colors have equal components.
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
