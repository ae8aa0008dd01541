import Foundation

/// The looks of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind the view, or nil for that of the screen.
  open var backgroundColor: UIColor?
  /// The part of a dragged view that is shown, in the view's points, or nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline whose shadow a dragged view casts, in the view's points, or nil for that of what is shown.
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }
}
