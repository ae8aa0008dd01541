import Foundation

/// The view that a context menu is about, and that it shows in front of the dimmed screen; or a view that is dragged.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view, whose snapshot is shown. It must be in a window.
  public let view: UIView
  /// The looks of the preview.
  public let parameters: UIPreviewParameters
  /// The place that the preview comes from or goes to.
  public let target: UIPreviewTarget

  /// Creates a preview of a view that goes to a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view in its place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view with the standard looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

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

/// The way in which a preview becomes the content that it shows, when a person taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes.
  case dismiss = 0
  /// The preview goes while the content comes.
  case pop = 1
}

/// An object that runs code when a person taps a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  /// The controller that is shown as the preview, or nil for a snapshot.
  var previewViewController: UIViewController? { get }
}
