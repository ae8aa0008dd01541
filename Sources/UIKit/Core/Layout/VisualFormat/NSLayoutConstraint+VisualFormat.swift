import Foundation

extension NSLayoutConstraint {
  /// How the views of a line are aligned with each other, and in which direction the line goes.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The views have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// The views have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// The views have the same top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// The views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The views have the same leading edge.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The views have the same horizontal middle.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The views have the same vertical middle.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The last lines of the views' texts are on one line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The first lines of the views' texts are on one line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The line goes in the direction of the text. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The line goes from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The line goes from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that the views have in common.
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
  /// A line that can't be read stops the program with a sentence that names the place, as on iOS.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - opts: How the views are aligned with each other.
  ///   - metrics: The numbers that the line names.
  ///   - views: The views and guides that the line names.
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
