import Foundation

@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The space at both ends of a line, in points.
  @Observed open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { onChange?() } } }
  /// 0 means no limit.
  @Observed open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { onChange?() } } }
  /// How lines are broken, or where the last line is truncated.
  @Observed open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { onChange?() } } }

  var onChange: (() -> Void)?

  override init() { super.init() }
}
