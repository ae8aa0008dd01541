import Foundation

/// The operations that a drop can perform with its items.
public enum UIDropOperation: UInt, Sendable {
  case cancel
  /// The items can't be dropped here, although they could be elsewhere in the view.
  case forbidden
  /// The items are copied.
  case copy
  case move
}

/// The operation that a drop on a view would perform.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation that a drop would perform with the items.
  public let operation: UIDropOperation
  /// A Boolean value that indicates whether the exact place matters. The pointer then is where the items are dropped, as it always is here.
  open var isPrecise = false
  /// A Boolean value that indicates whether the items keep their sizes above the view, however large they are. The default is false.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An object that takes dropped items, and is notified of those that are above its view.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view is interested in the items at all.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Notifies the delegate that the items are above the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do, when the items have moved above the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Notifies the delegate that the items are no longer above the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes the items.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Notifies the delegate that the dropped items are in their places.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Notifies the delegate that the drag is over, wherever the items were dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns where a dropped item goes, or nil if it fades out.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Notifies the delegate that a dropped item is about to move to its place.
  func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

// The default implementations of the methods, which are optional on iOS.
extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .cancel)
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// Returns the default: the item shrinks where it was released.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {}
}
