import CoreGraphics
import Foundation

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  /// Centered.
  case center = 1
  case right = 2
  /// Aligned with both margins.
  ///
  /// The last line of a paragraph is aligned with the left one.
  case justified = 3
  /// The default alignment of the writing direction, which is the left.
  case natural = 4
}

/// The way in which a text is broken into lines, and shortened if it does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  /// Does not break lines, and cuts them off.
  case byClipping = 2
  /// Shortens a line at its start: "…end of the text".
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  /// Shortens a line in the middle: "Beginning…text".
  case byTruncatingMiddle = 5
}

/// The attributes of a whole paragraph.
///
/// Lengths are in points.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
  }

  private let mark = AttributeMark()
  fileprivate(set) var values: Values

  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  /// The way in which the paragraph is broken into lines.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between the lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The factor of the font's line height, or 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points, or 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of all lines but the first, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines: measured from the left margin if positive, otherwise from the right margin.
  open var tailIndent: CGFloat { values.tailIndent }

  open override func copy() -> Any { NSParagraphStyle(values) }

  open override func mutableCopy() -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style whose attributes can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
}
