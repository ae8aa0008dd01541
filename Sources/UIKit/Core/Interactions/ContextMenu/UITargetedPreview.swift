import Foundation

/// The view that a context menu is about, and that it shows in front of the dimmed screen; or a view that is dragged.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view, whose snapshot is shown. It must be in a window.
  public let view: UIView
  public let parameters: UIPreviewParameters
  /// The place that the preview comes from or goes to.
  public let target: UIPreviewTarget

  /// Creates a preview of a view that goes to a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view with the standard looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}
