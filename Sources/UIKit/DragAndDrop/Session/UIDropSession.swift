import Foundation

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
