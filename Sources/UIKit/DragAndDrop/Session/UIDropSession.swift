import Foundation

/// How the progress of loading items is shown. It has no effect, because items are loaded at once.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// A drag, as seen by the views that it moves over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  var progress: Progress { get }
  /// Calls the closure later, on the main thread, with the objects of all items that have one of the class.
  @discardableResult
  func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

extension UIDropSession {
  @discardableResult
  public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in completion(objects.compactMap { ($0 as? NSString)?.description }) }
  }

  @discardableResult
  public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in completion(objects.compactMap { ($0 as? NSURL)?.absoluteURL }) }
  }
}
