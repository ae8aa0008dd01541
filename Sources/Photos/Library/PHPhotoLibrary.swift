import Foundation
import UIKit

/// The photos: the folder that was opened with the program.
///
/// Everything is allowed, so nobody is asked. What an app changes lasts until its stage is opened again, as a recorded gesture
/// may be played many times: no file is deleted or written. Only whether a photo is a favorite is stored with the file,
/// while the app runs in a window.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }

  /// Opens a library with pictures for the code of a scene, without the changes that code of the scene has made before.
  @MainActor
  package static func open(_ backend: any PhotoBackend, in scene: UIWindowScene) { StageLibrary.open(backend, in: scene) }

  // MARK: Authorization

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }

  /// Returns the access that the app has: all of it.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }

  /// Reports that the app may access the library, without asking.
  ///
  /// The handler is called later: in the scene whose code asks, or on a background queue if the code runs on one.
  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(handler)
  }

  /// Reports that the app may access the library, without asking.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    (MainQueue.isCurrent ? DispatchQueue.main : .global()).async { handler(.authorized) }
  }

  /// Reports that the app may access the library, without asking.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .authorized }

  // MARK: Observers

  /// Adds an object that is told when the library changes, as long as it exists.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { StageLibrary.current.add(observer) }

  /// Removes an object that was told when the library changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    for library in StageLibrary.all { library.remove(observer) }
  }

  // MARK: Changes

  /// Runs a block in which requests for changes are created, and makes the changes.
  ///
  /// - Parameters:
  ///   - changeBlock: The block, which is called on a background queue.
  ///   - completionHandler: Called on a background queue with whether the changes were made, and otherwise the error.
  open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
    StageLibrary.current.perform(changeBlock) { result in
      switch result {
      case .success: completionHandler?(true, nil)
      case .failure(let error): completionHandler?(false, error)
      }
    }
  }

  /// Runs a block in which requests for changes are created, and makes the changes.
  ///
  /// - Throws: An error if a change can't be made.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    nonisolated(unsafe) let changeBlock = changeBlock
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      StageLibrary.current.perform(changeBlock) { continuation.resume(with: $0) }
    }
  }

  /// Runs a block in which requests for changes are created, makes the changes, and returns.
  ///
  /// - Throws: An error if a change can't be made.
  open func performChangesAndWait(_ changeBlock: () -> Void) throws { try StageLibrary.current.performAndWait(changeBlock) }
}

/// An object that is told when the library changes.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called on a background queue after the library has changed.
  ///
  /// Ask `changeInstance` what has changed in the fetch results that the app shows, and show the change on the main queue.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
