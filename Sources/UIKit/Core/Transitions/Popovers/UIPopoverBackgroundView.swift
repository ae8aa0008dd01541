import Foundation

/// The dimensions of a popover's own background.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the space between the edges of the background, without the arrow, and the content, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the distance from the arrow's base to its tip, in points.
  static func arrowHeight() -> CGFloat
}

/// The background of a popover, to be subclassed for a look of one's own.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the middle of the side on which it is, in points.
  open var arrowOffset: CGFloat = 0
  /// The direction in which the arrow points.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a background without a frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether the content is clipped to rounded corners.
  ///
  /// The default is true.
  open class var wantsDefaultContentAppearance: Bool { true }
  open class func arrowBase() -> CGFloat { PopoverPlacement.Arrow().base }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { PopoverPlacement.Arrow().height }
}
