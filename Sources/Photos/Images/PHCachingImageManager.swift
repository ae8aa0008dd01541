import UIKit

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  private struct Key: Hashable {
    let asset: PHAsset
    let maxPixelSize: Int
  }

  /// The images that are being loaded. Used on the main actor.
  private var loadings: [Key: any PhotoImageLoading] = [:]

  /// A Boolean value that indicates whether images are cached in the requested quality, or only in a small size.
  open var allowsCachingHighQualityImages = true

  public override init() {}

  deinit {
    let loadings = loadings.values.map { $0 }
    onMainActor { for loading in loadings { loading.cancel() } }
  }

  open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
  {
    let limit = allowsCachingHighQualityImages && options?.deliveryMode != .fastFormat ? Int.max : ImageRequest.fastPixelSize
    let keys = keys(of: assets, targetSize, contentMode, options, limit: limit)
    onMainActor { [weak self] in
      guard let self else { return }
      for key in keys where loadings[key] == nil {
        loadings[key] = key.asset.library.backend?.loadImage(of: key.asset.record, maxPixelSize: key.maxPixelSize) { [weak self] _ in
          self?.loadings[key] = nil
        }
      }
    }
  }

  open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {
    let limits = [Int.max, ImageRequest.fastPixelSize]
    let keys = limits.flatMap { self.keys(of: assets, targetSize, contentMode, options, limit: $0) }
    onMainActor { [weak self] in for key in keys { self?.loadings.removeValue(forKey: key)?.cancel() } }
  }

  open func stopCachingImagesForAllAssets() {
    onMainActor { [weak self] in
      guard let self else { return }
      for loading in loadings.values { loading.cancel() }
      loadings = [:]
    }
  }

  private func keys(
    of assets: [PHAsset], _ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions?, limit: Int
  ) -> [Key] {
    assets.map { Key(asset: $0, maxPixelSize: min(ImageGeometry($0, size, mode, options).maxPixelSize, limit)) }
  }
}
