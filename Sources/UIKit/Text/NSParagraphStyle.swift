import CoreGraphics
import Foundation

/// Where the lines of a text stand between the margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both margins; the last line of a paragraph on the left.
  case justified = 3
  /// The reading direction's side: the left.
  case natural = 4
}

/// How a text is broken into lines, and what becomes of one that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// "…end of the text"
  case byTruncatingHead = 3
  /// "Beginning of…"
  case byTruncatingTail = 4
  /// "Beginning…text"
  case byTruncatingMiddle = 5
}

/// What holds for a whole paragraph. Lengths are in points.
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

  fileprivate(set) var values: Values

  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Between the lines of a paragraph.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before every paragraph but the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// By how much the font's line height is multiplied; 0 for not at all.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Of every line but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the left margin when positive, from the right one when negative or zero.
  open var tailIndent: CGFloat { values.tailIndent }

  open override func copy() -> Any { NSParagraphStyle(values) }

  open override func mutableCopy() -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style under construction.
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
