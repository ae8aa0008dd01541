import Foundation

@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}

@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.unknown

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class var wantsDefaultContentAppearance: Bool { true }
  open class func arrowBase() -> CGFloat { PopoverPlacement.Arrow().base }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { PopoverPlacement.Arrow().height }
}
