import Foundation
import UIKit

/// A color in an asset catalog, with its dark variant.
struct ColorSet: Sendable {
  let light: UIColor
  /// The light color if there is no dark variant.
  let dark: UIColor

  /// Reads the folder of a color set. Returns nil if its `Contents.json` can't be read, or has no color for all devices.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let colors = contents.colors.filter { $0.idiom == nil || $0.idiom == "universal" }
    guard let light = colors.first(where: { $0.appearances == nil })?.color?.value else { return nil }
    self.light = light
    dark = colors.first { $0.appearances?.contains { $0["value"] == "dark" } == true }?.color?.value ?? light
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var color: Definition?
      var idiom: String?
      var appearances: [[String: String]]?
    }

    var colors: [Entry]
  }

  private struct Definition: Decodable {
    var components: [String: String]?
    var reference: String?
    var space: String?

    enum CodingKeys: String, CodingKey {
      case components
      case reference
      case space = "color-space"
    }

    /// Nil for a system color that isn't known, and for other color spaces than RGB and gray.
    var value: UIColor? {
      guard let components else { return reference.flatMap(SystemColors.color(named:)) }
      func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
      // Other than a color's component, "1" means opaque.
      let alpha = components["alpha"].flatMap { Double($0) }.map { $0 > 1 ? $0 / 255 : $0 } ?? component("alpha") ?? 1
      if let white = component("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
      if space == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component, 0…1, of "0.500", "0x80" or "128".
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") ? value : value / 255
    }
  }
}
