import Foundation

/// All components are in 0…1.
struct HSBColor: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? chroma / high : 0
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sector: CGFloat =
      if high == red { (green - blue) / chroma } else if high == green { (blue - red) / chroma + 2 } else {
        (red - green) / chroma + 4
      }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let angle = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + angle).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(min(k, 4 - k, 1), 0)
    }
    return (component(5), component(3), component(1))
  }
}
