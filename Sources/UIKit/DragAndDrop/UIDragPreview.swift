import Foundation

/// The looks of a dragged view.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that is dragged in place of the lifted one.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  /// The looks of the view.
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview with the standard looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
