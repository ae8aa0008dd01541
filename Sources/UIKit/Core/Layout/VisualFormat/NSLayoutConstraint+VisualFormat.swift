import Foundation

extension NSLayoutConstraint {
  /// How the views of a line are aligned with each other, and in which direction the line goes.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The direction of the text, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    var attributes: [Attribute] {
      let all: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
      ]
      return all.filter { contains(FormatOptions($0)) }
    }
  }

  /// Returns the constraints that a line of the visual format language describes.
  ///
  /// A line such as "H:|-[title(>=40)]-8-[icon]|" lists views from leading to trailing, or with "V:" from top to bottom. "|" is the
  /// superview. "-" alone is the standard space of 8 points between views, and the margin of the superview.
  ///
  /// As on iOS, a line that can't be parsed stops the program with a message that marks the place.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: Set(views.keys))
    do {
      let line = try parser.parse()
      return try VisualFormatLine(line, options: opts, views: views).constraints()
    } catch {
      misuse(error.report(for: format), as: .invalidArgument)
      return []
    }
  }
}
