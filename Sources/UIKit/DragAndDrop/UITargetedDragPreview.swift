import Foundation

/// A dragged view, with the place that it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a view that goes to a place.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    let target = UIDragPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view in its place with the standard looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  public func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: (parameters as? UIDragPreviewParameters) ?? UIDragPreviewParameters(), target: newTarget)
  }
}

/// The place that a dragged view comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
