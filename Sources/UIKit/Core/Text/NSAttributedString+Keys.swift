import Foundation

/// The attributes that text drawing supports.
extension NSAttributedString.Key {
  /// The font, as a `UIFont`.
  ///
  /// 12 points of the system font by default, as on iOS.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, as an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the text, as a `UIColor`.
  ///
  /// The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, as a `UIColor`.
  ///
  /// The default is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The extra space after each character, as a number, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The height of the text above the baseline, as a number, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The style of the underline, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the underline, as a `UIColor`.
  ///
  /// The color of the text by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The address to which a link leads, as a `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The style of the strikethrough line, as the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the strikethrough line, as a `UIColor`.
  ///
  /// The color of the text by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

/// The style of a line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line of normal thickness.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
}

extension NSAttributedString {
  /// Returns the text with the fonts for another preferred size of text.
  func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString {
    let adjusted = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
      if let font = font as? UIFont { adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range) }
    }
    return adjusted
  }
}
