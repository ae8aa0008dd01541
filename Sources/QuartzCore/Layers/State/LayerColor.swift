import CoreGraphics

/// A color as numbers that can be interpolated without allocating: sRGB with straight alpha, each component in 0…1.
package struct LayerColor: Equatable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  package static let white = LayerColor(red: 1, green: 1, blue: 1, alpha: 1)
  package static let black = LayerColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Transparent black.
  package static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)

  package var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Interpolates premultiplied components, so that a color that fades in doesn't turn dark.
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
