import UIKit

extension ValueReader {
  /// Returns a color of UIKit. A named color is that of the code or else the one in the file's resources.
  func color(_ color: InterfaceColor) -> UIColor? {
    guard case .named(let name) = color else { return Self.color(color) ?? fileColor(color) }
    if let color = source.code.color(named: name) { return color }
    return source.file.namedColors[name].flatMap(Self.color)
  }

  /// Returns the value in the file's resources of a system color that isn't known.
  private func fileColor(_ color: InterfaceColor) -> UIColor? {
    guard case .system(let name) = color else { return nil }
    return source.file.systemColors[name].flatMap(Self.color)
  }

  private static func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    case .named: nil
    }
  }

  /// UIKit's colors by their names in files, without "Color".
  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "tint": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "darkText": .darkText, "lightText": .lightText, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "groupTableViewBackground": .systemGroupedBackground,
    "tableBackground": .systemBackground, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableSeparator": .separator, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "viewFlipsideBackground": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
    "scrollViewTexturedBackground": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1), "black": .black, "white": .white,
    "clear": .clear, "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "red": .red, "green": .green, "blue": .blue,
    "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
  ]
}
