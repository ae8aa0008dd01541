import UIKit

/// The values of a result handler's dictionary.
struct ImageInfo: Sendable {
  var id: PHImageRequestID
  var isDegraded = false
  var isCancelled = false
  var error: (any Error)?

  var dictionary: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      PHImageResultRequestIDKey: Int(id), PHImageResultIsDegradedKey: isDegraded, PHImageResultIsInCloudKey: false,
    ]
    if isCancelled { info[PHImageCancelledKey] = true }
    if let error { info[PHImageErrorKey] = error }
    return info
  }
}

struct ImageResult: Sendable {
  var image: CGImage?
  var error: (any Error)?
  var isDegraded = false
  var isCancelled = false

  /// A Boolean value that indicates whether no other result follows.
  var isFinal: Bool { !isDegraded }

  static let cancelled = ImageResult(isCancelled: true)

  func deliver(_ handler: (UIImage?, [AnyHashable: Any]?) -> Void, id: PHImageRequestID) {
    let info = ImageInfo(id: id, isDegraded: isDegraded, isCancelled: isCancelled, error: error)
    handler(image.map { UIImage(cgImage: $0) }, info.dictionary)
  }
}

extension ImageResult {
  /// Decodes an image synchronously.
  init(of asset: PHAsset, _ geometry: ImageGeometry) {
    guard let backend = asset.library.backend else {
      self.init(error: PHPhotosError(.missingResource))
      return
    }
    self.init(Result { try backend.image(of: asset.record, maxPixelSize: geometry.maxPixelSize) }, geometry)
  }

  init(_ result: Result<CGImage, any Error>, _ geometry: ImageGeometry, isDegraded: Bool = false) {
    switch result {
    case .success(let image): self.init(image: geometry.result(of: image), isDegraded: isDegraded)
    case .failure(let error): self.init(error: error, isDegraded: isDegraded)
    }
  }
}

struct ImageData: Sendable {
  private let result: Result<Data, any Error>
  private let metadata: PhotoMetadata

  /// Reads a file synchronously.
  init(of asset: PHAsset) {
    let backend = asset.library.backend
    metadata = backend?.metadata(of: asset.record) ?? PhotoMetadata()
    result = Result {
      guard let backend else { throw PHPhotosError(.missingResource) }
      return try backend.data(of: asset.record)
    }
  }

  func deliver(_ handler: (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void, id: PHImageRequestID) {
    switch result {
    case .success(let data): handler(data, metadata.typeIdentifier, metadata.orientation, ImageInfo(id: id).dictionary)
    case .failure(let error): handler(nil, nil, .up, ImageInfo(id: id, error: error).dictionary)
    }
  }
}
