/// A color by hue, saturation, and brightness, as in color pickers. All are 0…1.
package struct TweakHSB: Sendable, Hashable {
  /// The position on the color circle, with red at both ends.
  package var hue: Double
  /// From gray to pure.
  package var saturation: Double
  /// From black.
  package var brightness: Double

  package init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }
}

extension TweakColor {
  package init(_ hsb: TweakHSB, alpha: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hsb.hue * 6).truncatingRemainder(dividingBy: 6)
      return hsb.brightness - hsb.brightness * hsb.saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The hue of a gray and the saturation of black are 0.
  package var hsb: TweakHSB {
    let brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    guard spread > 0 else { return TweakHSB(hue: 0, saturation: 0, brightness: brightness) }
    let sixths =
      if brightness == red {
        (green - blue) / spread
      } else if brightness == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    return TweakHSB(hue: (sixths < 0 ? sixths + 6 : sixths) / 6, saturation: spread / brightness, brightness: brightness)
  }
}
