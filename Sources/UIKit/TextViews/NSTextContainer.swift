import Foundation

/// The area in which the text of a text view is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The space at both ends of lines, in points. The default is 5.
  @Observed open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { onChange?() } } }
  /// The maximum number of lines, or 0, the default, for no limit.
  @Observed open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { onChange?() } } }
  /// The position of the "…" in the last line, or the way in which lines are broken.
  @Observed open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { onChange?() } } }

  var onChange: (() -> Void)?

  override init() { super.init() }
}
