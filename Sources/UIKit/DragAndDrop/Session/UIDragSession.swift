import Foundation

/// The common part of a drag's two sessions.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// A Boolean value that indicates whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items stay in the program. Here they always do.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the pointer in a view's points.
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether one of the items can become a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns whether one of the items can become an address.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A drag, for the view that it began in.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object for the program's own use, or nil.
  var localContext: Any? { get set }
}
