import Foundation

extension MarkupElement {
  /// The color that the element describes, or nil if it describes none.
  var color: InterfaceColor? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] { return .system(name) }
    if self["catalog"] == "System", let name = self["name"] { return .system(name) }
    if let name = self["name"] { return .named(name) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return .components(red: white, green: white, blue: white, alpha: alpha) }
    if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"), let black = number("black") {
      let (red, green, blue) = ((1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black))
      return .components(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    guard (self["customColorSpace"] ?? self["colorSpace"]) == "displayP3" else {
      return .components(red: red, green: green, blue: blue, alpha: alpha)
    }
    return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension InterfaceColor {
  /// Returns a color of the Display P3 space, with components in extended sRGB.
  static func displayP3(red: Double, green: Double, blue: Double, alpha: Double) -> InterfaceColor {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return .components(
      red: encoded(1.2249401763 * r - 0.2249401763 * g), green: encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
