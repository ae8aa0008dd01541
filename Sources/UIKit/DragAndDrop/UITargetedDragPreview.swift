import Foundation

@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    let target = UIDragPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  public func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: (parameters as? UIDragPreviewParameters) ?? UIDragPreviewParameters(), target: newTarget)
  }
}

@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
