import CoreGraphics
import Foundation

struct TextStyle: Hashable, Sendable {
  /// A line under or through the text.
  struct Rule: Hashable, Sendable {
    var isThick: Bool
    /// Nil for the color of the text.
    var color: UIColor?
  }

  var font: FontDescription
  var color: UIColor
  var kern: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var background: UIColor?
  var underline: Rule?
  var strikethrough: Rule?
}

/// Text in the form that layout uses: characters with styles, in paragraphs.
struct StyledText: Sendable {
  struct Character: Hashable, Sendable {
    var value: Swift.Character
    /// The index of the style in `styles`.
    var style: Int
  }

  struct Paragraph: Sendable {
    /// The range of the paragraph, without the character that ends it.
    var characters: Range<Int>
    var style: NSParagraphStyle.Values
    /// The index in `styles` of the style that determines the height of an empty paragraph.
    var emptyStyle: Int
  }

  private(set) var characters: [Character] = []
  private(set) var styles: [TextStyle] = []
  private(set) var paragraphs: [Paragraph] = []

  init(_ string: String, style: TextStyle, paragraph: NSParagraphStyle.Values = .init()) {
    append(string, style: style)
    splitIntoParagraphs { _ in paragraph }
  }

  /// Creates text with the same attributes throughout, which override those of `base`.
  init(_ string: String, attributes: [NSAttributedString.Key: Any], base: TextStyle) {
    let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    self.init(string, style: base.with(attributes), paragraph: paragraph ?? .init())
  }

  /// Creates text from an attributed string, whose attributes override those of `base`.
  init(_ string: NSAttributedString, base: TextStyle, paragraph baseParagraph: NSParagraphStyle.Values = .init()) {
    let text = string.string as NSString
    var paragraphStyles: [(start: Int, style: NSParagraphStyle.Values)] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      paragraphStyles.append((characters.count, style ?? baseParagraph))
      append(text.substring(with: range), style: base.with(attributes))
    }
    // The first character of a paragraph determines its style.
    splitIntoParagraphs { start in paragraphStyles.last { $0.start <= start }?.style ?? baseParagraph }
  }

  private mutating func append(_ string: String, style: TextStyle) {
    let index = styles.count
    styles.append(style)
    characters += string.map { Character(value: $0 == "\t" ? " " : $0, style: index) }
  }

  private mutating func splitIntoParagraphs(style: (Int) -> NSParagraphStyle.Values) {
    guard !characters.isEmpty else { return }
    var start = 0
    for index in characters.indices where characters[index].value.isNewline {
      paragraphs.append(Paragraph(characters: start..<index, style: style(start), emptyStyle: characters[index].style))
      start = index + 1
    }
    let last = characters.count - 1
    paragraphs.append(
      Paragraph(characters: start..<characters.count, style: style(min(start, last)), emptyStyle: characters[last].style))
  }

  func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in styles.indices {
      copy.styles[index].font.size *= factor
      copy.styles[index].kern *= factor
    }
    return copy
  }
}

extension TextStyle {
  func with(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    var style = self
    if let font = attributes[.font] as? UIFont { style.font = font.face }
    if let color = attributes[.foregroundColor] as? UIColor { style.color = color }
    if let kern = number(attributes[.kern]) { style.kern = kern }
    if let offset = number(attributes[.baselineOffset]) { style.baselineOffset = offset }
    if let background = attributes[.backgroundColor] as? UIColor { style.background = background }
    style.underline = rule(attributes[.underlineStyle], attributes[.underlineColor]) ?? underline
    style.strikethrough = rule(attributes[.strikethroughStyle], attributes[.strikethroughColor]) ?? strikethrough
    return style
  }

  private func rule(_ style: Any?, _ color: Any?) -> Rule? {
    guard let value = number(style), value != 0 else { return nil }
    return Rule(isThick: NSUnderlineStyle(rawValue: Int(clamping: value)).contains(.thick), color: color as? UIColor)
  }

  /// Returns the value of a number attribute, which may have various types.
  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
