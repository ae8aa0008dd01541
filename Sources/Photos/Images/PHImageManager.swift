import CoreGraphics
import Foundation
import Synchronization
import UIKit

public typealias PHImageRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The size with which a request asks for the whole image in its own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The key of whether the image is in the cloud and not here: never.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether a better image will follow.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error because of which there is no image.
public let PHImageErrorKey = "PHImageErrorKey"

/// An object that loads the images of assets, in the background unless a request says otherwise.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// Returns the manager that apps share.
  open class func `default`() -> PHImageManager { manager }

  private let requests = Mutex<[PHImageRequestID: any PendingRequest]>([:])
  private static let lastID = Atomic<PHImageRequestID>(PHInvalidImageRequestID)

  /// Requests an image of an asset.
  ///
  /// The result handler is called on the main queue, in the scene whose code makes the request. An image that is in memory is delivered
  /// before the method returns.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - targetSize: The size in pixels, or `PHImageManagerMaximumSize`.
  ///   - contentMode: How the image fits into the size.
  ///   - options: How the image is loaded, or nil for the defaults.
  ///   - resultHandler: Called with an image, or with nil if there is none, and with what the keys say about it. By default it may be called
  ///     with an image of lower quality first.
  /// - Returns: The number of the request, to cancel it.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let geometry = ImageGeometry(asset, targetSize, contentMode, options)
    let id = Self.lastID.add(1, ordering: .relaxed).newValue
    if options?.isSynchronous == true {
      ImageResult(of: asset, geometry).deliver(resultHandler, id: id)
      return id
    }
    let mode = options?.deliveryMode ?? .opportunistic
    nonisolated(unsafe) let resultHandler = resultHandler
    onMainActor { [self] in
      let bound = UIWindowScene.bound(resultHandler)
      let request = ImageRequest(of: asset, geometry, mode) { [weak self] result in
        if result.isFinal { self?.requests.withLock { $0[id] = nil } }
        result.deliver(bound, id: id)
      }
      requests.withLock { $0[id] = request }
      request.start()
    }
    return id
  }

  /// Requests the bytes of an asset's file, with their type and the orientation of the stored pixels.
  ///
  /// The result handler is called on the main queue, in the scene whose code makes the request.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let id = Self.lastID.add(1, ordering: .relaxed).newValue
    if options?.isSynchronous == true {
      ImageData(of: asset).deliver(resultHandler, id: id)
      return id
    }
    nonisolated(unsafe) let resultHandler = resultHandler
    onMainActor { [self] in
      let bound = UIWindowScene.bound(resultHandler)
      let request = DataRequest { [weak self] data in
        self?.requests.withLock { $0[id] = nil }
        if let data { data.deliver(bound, id: id) } else { bound(nil, nil, .up, ImageInfo(id: id, isCancelled: true).dictionary) }
      }
      requests.withLock { $0[id] = request }
      request.start(asset)
    }
    return id
  }

  /// Cancels a request whose result hasn't been delivered. Its result handler is called once more, later, without an image.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    onMainActor { [self] in requests.withLock { $0.removeValue(forKey: requestID) }?.cancel() }
  }

  /// Runs work now if the main queue is running, and otherwise on the main queue.
  func onMainActor(_ work: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
