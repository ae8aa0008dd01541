import CoreGraphics
import Foundation

/// A colour as plain numbers, so that it can be interpolated without allocating: sRGB, straight alpha, 0…1.
public struct LayerColor: Equatable, Sendable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same colour as numbers.
  public init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  public static let black = LayerColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour as an object.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Interpolates premultiplied, so that a colour that fades from nothing does not turn dark on its way.
  static func interpolate(_ a: LayerColor, _ b: LayerColor, _ fraction: CGFloat) -> LayerColor {
    let alpha = a.alpha + (b.alpha - a.alpha) * fraction
    if a.alpha == b.alpha {
      return LayerColor(
        red: a.red + (b.red - a.red) * fraction, green: a.green + (b.green - a.green) * fraction,
        blue: a.blue + (b.blue - a.blue) * fraction, alpha: alpha)
    }
    guard alpha > 0 else { return LayerColor(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      (x * a.alpha * (1 - fraction) + y * b.alpha * fraction) / alpha
    }
    return LayerColor(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: alpha)
  }
}
