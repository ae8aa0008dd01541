import CoreGraphics
import Foundation
import UIKit

/// An image manager that loads images before they are requested, such as those that will be scrolled into sight.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  private struct Key: Hashable {
    let asset: PHAsset
    let maxPixelSize: Int
  }

  /// The images that are being loaded. It is used on the main actor.
  private var loadings: [Key: any PhotoImageLoading] = [:]

  /// A Boolean value that indicates whether images are cached in the requested quality, and not only small ones.
  open var allowsCachingHighQualityImages = true

  public override init() {}

  deinit {
    let loadings = loadings.values.map { $0 }
    onMainActor { for loading in loadings { loading.cancel() } }
  }

  /// Loads images of assets into memory, for requests with the same arguments.
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

  /// Stops the loading of images that was started with the same arguments.
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
