import UIKit

extension ImageGeometry {
  init(_ asset: PHAsset, _ target: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions?) {
    self.init(
      of: CGSize(width: CGFloat(asset.pixelWidth), height: CGFloat(asset.pixelHeight)), for: target, fills: mode == .aspectFill,
      mode: options?.resizeMode ?? .fast, crop: options?.normalizedCropRect ?? .zero)
  }
}

protocol PendingRequest: AnyObject, Sendable {
  /// Stops the work. The cancellation is delivered later.
  @MainActor func cancel()
}

final class ImageRequest: PendingRequest, @unchecked Sendable {
  private let asset: PHAsset
  private let geometry: ImageGeometry
  private let mode: PHImageRequestOptionsDeliveryMode
  private let deliver: @MainActor (ImageResult) -> Void
  private var loadings: [any PhotoImageLoading] = []
  private var isFinished = false

  /// The longer side of an image that can be decoded quickly, in pixels.
  static let fastPixelSize = 256

  /// `deliver` is called with each result.
  init(
    of asset: PHAsset, _ geometry: ImageGeometry, _ mode: PHImageRequestOptionsDeliveryMode,
    deliver: @escaping @MainActor (ImageResult) -> Void
  ) {
    self.asset = asset
    self.geometry = geometry
    self.mode = mode
    self.deliver = deliver
  }

  /// Delivers an image from memory if there is one, and loads what is missing.
  @MainActor
  func start() {
    guard let backend = asset.library.backend else { return finish(ImageResult(error: PHPhotosError(.missingResource))) }
    let size = geometry.maxPixelSize
    let cached = backend.cachedImage(of: asset.record, near: size)
    if let cached {
      let length = max(cached.width, cached.height)
      // An image up to twice as large is good enough.
      let serves = geometry.allowsLarger && length >= size && length / 2 < size
      if serves || mode == .fastFormat { return finish(ImageResult(.success(cached), geometry)) }
    }
    switch mode {
    case .fastFormat: return load(min(size, Self.fastPixelSize), from: backend, isDegraded: false)
    case .highQualityFormat: break
    case .opportunistic:
      if let cached {
        deliver(ImageResult(.success(cached), geometry, isDegraded: true))
      } else if size > 2 * Self.fastPixelSize {
        load(Self.fastPixelSize, from: backend, isDegraded: true)
      }
    }
    if !isFinished { load(size, from: backend, isDegraded: false) }
  }

  @MainActor
  private func load(_ size: Int, from backend: any PhotoBackend, isDegraded: Bool) {
    let loading = backend.loadImage(of: asset.record, maxPixelSize: size) { [self] result in
      guard !isFinished else { return }
      if !isDegraded { return finish(ImageResult(result, geometry)) }
      // An error is delivered once, with the final result.
      if case .success = result { deliver(ImageResult(result, geometry, isDegraded: true)) }
    }
    if let loading { loadings.append(loading) }
  }

  @MainActor
  private func finish(_ result: ImageResult) {
    isFinished = true
    loadings = []
    deliver(result)
  }

  func cancel() {
    guard !isFinished else { return }
    isFinished = true
    for loading in loadings { loading.cancel() }
    loadings = []
    let deliver = deliver
    DispatchQueue.main.async { MainActor.assumeIsolated { deliver(.cancelled) } }
  }
}

final class DataRequest: PendingRequest, @unchecked Sendable {
  private let deliver: @MainActor (ImageData?) -> Void
  private var isFinished = false

  /// `deliver` is called once, with nil if the request was cancelled.
  init(deliver: @escaping @MainActor (ImageData?) -> Void) { self.deliver = deliver }

  @MainActor
  func start(_ asset: PHAsset) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let data = ImageData(of: asset)
      DispatchQueue.main.async { [self] in MainActor.assumeIsolated { finish(data) } }
    }
  }

  @MainActor
  private func finish(_ data: ImageData?) {
    guard !isFinished else { return }
    isFinished = true
    deliver(data)
  }

  func cancel() {
    guard !isFinished else { return }
    isFinished = true
    let deliver = deliver
    DispatchQueue.main.async { MainActor.assumeIsolated { deliver(nil) } }
  }
}
