/// A colour by hue, saturation and brightness, as colour pickers show it; all 0…1.
public struct TweakHSB: Sendable, Hashable {
  /// Once round the colour circle, red at both ends.
  public var hue: Double
  public var saturation: Double
  public var brightness: Double

  public init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }
}

extension TweakColor {
  /// The colour that hue, saturation and brightness make.
  public init(_ hsb: TweakHSB, alpha: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hsb.hue * 6).truncatingRemainder(dividingBy: 6)
      return hsb.brightness - hsb.brightness * hsb.saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Hue, saturation and brightness. A grey has no hue of its own and black no saturation: 0 stands for them.
  public var hsb: TweakHSB {
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
