import Foundation

/// What a drag and its drop have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// A Boolean value that indicates whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items stay in the program. Here they always do.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the pointer in a view's points.
  func location(in view: UIView) -> CGPoint
  /// Returns whether one of the items is of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether one of the items can become an object of a class.
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

/// How the progress of loading the items is shown. Here they are loaded at once.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all, or by an indicator in front of everything.
  case none, `default`
}

/// A drag, for the views that it is above.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag as the view that it began in sees it.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress of loading the items is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Loads objects of a class from all items that have one, and calls a closure with them, later and on the main thread.
  @discardableResult
  func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

extension UIDropSession {
  /// Loads the texts of all items that have one, and calls a closure with them, later and on the main thread.
  @discardableResult
  public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in completion(objects.compactMap { ($0 as? NSString)?.description }) }
  }

  /// Loads the addresses of all items that have one, and calls a closure with them, later and on the main thread.
  @discardableResult
  public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in completion(objects.compactMap { ($0 as? NSURL)?.absoluteURL }) }
  }
}

/// The drag of a scene, which is what both sides see.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var progress = Progress(totalUnitCount: 1)
  /// The place of the pointer, in the scene's screen points.
  var location = CGPoint.zero
  private weak var scene: UIWindowScene?

  init(in scene: UIWindowScene, at location: CGPoint) {
    (self.scene, self.location) = (scene, location)
    super.init()
  }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint {
    guard let scene else { return .zero }
    return view.layer.convert(location, from: scene.rootLayer)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(max(providers.count, 1)))
    self.progress = progress
    var loaded: [Int: any NSItemProviderReading] = [:]
    var remaining = providers.count
    guard remaining > 0 else {
      scene?.perform(after: 0) { completion([]) }
      return progress
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        loaded[index] = object
        remaining -= 1
        progress.completedUnitCount += 1
        if remaining == 0 { completion(loaded.sorted { $0.key < $1.key }.map(\.value)) }
      }
    }
    return progress
  }
}
