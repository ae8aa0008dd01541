import Foundation

@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind the view, or nil for that of the screen.
  open var backgroundColor: UIColor!
  /// The part of a dragged view that is shown, in the view's points, or nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of a dragged view's shadow, in the view's points, or nil for the outline of the visible part.
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }
}
