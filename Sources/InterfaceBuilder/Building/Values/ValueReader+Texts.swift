import UIKit

extension ValueReader {
  /// Returns a font. One whose family isn't installed is the system font with the same weight and slant.
  func font(_ font: InterfaceFont) -> UIFont {
    switch font {
    case .system(let weight, let size): UIFont.systemFont(ofSize: size, weight: Self.weights[weight.lowercased()] ?? .regular)
    case .italicSystem(let size): UIFont.italicSystemFont(ofSize: size)
    case .style(let name): UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name, let family, let size):
      UIFont(name: name, size: size) ?? UIFont(name: family, size: size) ?? UIFont.systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns a text with attributes.
  func attributedText(_ runs: [InterfaceTextRun]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs { text.append(NSAttributedString(string: run.text, attributes: textAttributes(run.attributes))) }
    return text
  }

  /// Returns the attributes of a text, of which those that aren't known are left out.
  func textAttributes(_ values: [String: InterfaceValue]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (name, value) in values {
      let value = AttributeValue(value: value, reader: self)
      let readings: [Any?] = [value.font, value.color, value.group.map(paragraphStyle), value.wholeNumber, value.double, value.text]
      if let read = readings.lazy.compactMap({ $0 }).first { attributes[NSAttributedString.Key(rawValue: name)] = read }
    }
    return attributes
  }

  private func paragraphStyle(_ values: AttributeValues) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    Self.paragraph.apply(style, values)
    return style
  }

  private static let paragraph = AttributeTable<NSMutableParagraphStyle>([
    .init("alignment", \.alignment, textAlignment), .init("lineBreakMode", \.lineBreakMode, lineBreakMode),
    .init("lineSpacing", \.lineSpacing, \.number), .init("paragraphSpacing", \.paragraphSpacing, \.number),
    .init("paragraphSpacingBefore", \.paragraphSpacingBefore, \.number), .init("lineHeightMultiple", \.lineHeightMultiple, \.number),
    .init("minimumLineHeight", \.minimumLineHeight, \.number), .init("maximumLineHeight", \.maximumLineHeight, \.number),
    .init("firstLineHeadIndent", \.firstLineHeadIndent, \.number), .init("headIndent", \.headIndent, \.number),
    .init("tailIndent", \.tailIndent, \.number),
  ])

  static let textAlignment = AttributeValue.names(NSTextAlignment.left, .center, .right, .justified, .natural)

  static let lineBreakMode: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
    "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
