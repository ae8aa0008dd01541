import Synchronization
import UIKit

public typealias PHImageRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0

/// Requests the original size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Always false.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  open class func `default`() -> PHImageManager { manager }

  private let requests = Mutex<[PHImageRequestID: any PendingRequest]>([:])
  private static let lastID = Atomic<PHImageRequestID>(PHInvalidImageRequestID)

  /// Requests an image of an asset.
  ///
  /// The result handler is called on the main queue, in the scene whose code makes the request. It can be called twice, with an image of
  /// lower quality first. An image that is in memory is delivered before the method returns. `targetSize` is in pixels.
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

  /// The result handler is called once more, later, without an image.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    onMainActor { [self] in requests.withLock { $0.removeValue(forKey: requestID) }?.cancel() }
  }

  /// Runs work immediately on the main queue, or schedules it there.
  func onMainActor(_ work: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
