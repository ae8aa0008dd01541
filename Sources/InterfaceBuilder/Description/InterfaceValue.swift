/// A value in a file. What a text means depends on the attribute.
package enum InterfaceValue: Equatable, Sendable {
  /// A text, the name of an option, or an identifier. Numbers and Booleans of an element's own attributes are texts, too.
  case text(String)
  /// A number, of a runtime attribute.
  case number(Double)
  /// A Boolean value, of a runtime attribute.
  case boolean(Bool)
  /// A localized text: the key is "ID.ATTRIBUTE", as in strings files.
  case localized(String, key: String)
  /// A color.
  case color(InterfaceColor)
  /// A font.
  case font(InterfaceFont)
  /// The name of a picture, and of the catalog that contains it: "system" for symbols, or nil for the user's own.
  case image(String, catalog: String?)
  /// A rectangle, in points.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// A point, in points.
  case point(x: Double, y: Double)
  /// A size or an offset, in points.
  case size(InterfaceSize)
  /// Insets, in points.
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  /// A range.
  case range(location: Int, length: Int)
  /// The options of a set that are on, such as "widthSizable" and "flexibleMaxX".
  case options(Set<String>)
  /// A text with attributes.
  case attributedText([InterfaceTextRun])
  /// Several values, such as the texts of "scopeButtonTitles" and the groups of "segments", with "title", "image" and so on.
  case list([InterfaceValue])
  /// Attributes of an element that belongs to the object, such as a button's configuration and a text field's traits.
  case group([String: InterfaceValue])
}

/// A color in a file.
package enum InterfaceColor: Equatable, Sendable {
  /// The components in sRGB or, for wide colors, in extended sRGB, 0…1, and the alpha, 0…1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A color of an asset catalog, with the color in the file's resources.
  case named(String)
  /// A color of UIKit that follows the appearance, such as "systemBackgroundColor", or one with a fixed name, such as "darkTextColor".
  case system(String)
}

/// A font in a file.
package enum InterfaceFont: Equatable, Sendable {
  /// The system font: its weight, such as "semibold", and its size in points.
  case system(weight: String, size: Double)
  /// The italic system font, with its size in points.
  case italicSystem(size: Double)
  /// A text style, such as "UICTFontTextStyleBody", which follows the preferred size.
  case style(String)
  /// A font of a family, with its size in points.
  case named(name: String, family: String, size: Double)
}

/// A size, in points.
package struct InterfaceSize: Equatable, Sendable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A part of an attributed text.
package struct InterfaceTextRun: Equatable, Sendable {
  /// The text.
  package var text: String
  /// The attributes by their names, such as "NSFont", "NSColor" and "NSParagraphStyle".
  package var attributes: [String: InterfaceValue]

  /// Creates a run.
  package init(text: String, attributes: [String: InterfaceValue] = [:]) {
    self.text = text
    self.attributes = attributes
  }
}
