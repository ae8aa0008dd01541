import UIKit

/// The photos of the folder that was opened with the program.
///
/// Access is always allowed. Changes last until the stage is opened again, because a recorded gesture can be played many times: no file is
/// deleted or written. Only favorites are stored next to the files, and only while the app runs in a window.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }

  /// Opens a library for the code of a scene, without changes that code of the scene has made before.
  @MainActor
  package static func open(_ backend: any PhotoBackend, in scene: UIWindowScene) { StageLibrary.open(backend, in: scene) }

  // MARK: Authorization

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }

  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }

  /// Always grants access. The handler is called later: in the scene whose code asks, or on a background queue if the code runs on one.
  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(handler)
  }

  /// Always grants access.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    (MainQueue.isCurrent ? DispatchQueue.main : .global()).async { handler(.authorized) }
  }

  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .authorized }

  // MARK: Observers

  /// The observer is weakly referenced.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { StageLibrary.current.add(observer) }

  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    for library in StageLibrary.all { library.remove(observer) }
  }

  // MARK: Changes

  /// The block and the completion handler are called on a background queue.
  open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
    StageLibrary.current.perform(changeBlock) { result in
      switch result {
      case .success: completionHandler?(true, nil)
      case .failure(let error): completionHandler?(false, error)
      }
    }
  }

  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    nonisolated(unsafe) let changeBlock = changeBlock
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      StageLibrary.current.perform(changeBlock) { continuation.resume(with: $0) }
    }
  }

  open func performChangesAndWait(_ changeBlock: () -> Void) throws { try StageLibrary.current.performAndWait(changeBlock) }
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called on a background queue. Update views on the main queue.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
