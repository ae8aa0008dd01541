import Foundation

/// The attributes that text drawing supports.
extension NSAttributedString.Key {
  /// A `UIFont`. The default is 12 points of the system font, as on iOS.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`. The default is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number, in points above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`. The default is the color of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`. The default is the color of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
}

extension NSAttributedString {
  /// Returns the text with its fonts scaled to the preferred text size.
  func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString {
    let adjusted = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
      if let font = font as? UIFont { adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range) }
    }
    return adjusted
  }
}
