import Rehearsal
import UIKit

/// Loads the photos of a grid before they become visible, after those that are.
final class PhotoPrefetching: UICollectionViewDataSourcePrefetching {
  private let loader: ThumbnailLoader
  private let pixelSize: () -> Int
  private let photo: (IndexPath) -> Photo?
  private var requests: [IndexPath: ThumbnailLoader.Request] = [:]

  /// Creates the prefetching of a grid.
  ///
  /// - Parameters:
  ///   - loader: The loader of the photos.
  ///   - pixelSize: Returns the size of a photo, in pixels.
  ///   - photo: Returns the photo at an index path, or nil if there is none.
  init(_ loader: ThumbnailLoader, pixelSize: @escaping () -> Int, photo: @escaping (IndexPath) -> Photo?) {
    self.loader = loader
    self.pixelSize = pixelSize
    self.photo = photo
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    // Photos that are decoded at once are decoded when they are seen.
    guard !loader.isImmediate else { return }
    let pixelSize = pixelSize()
    for path in indexPaths {
      guard let photo = photo(path) else { continue }
      requests[path]?.cancel()
      requests[path] = loader.load(photo, maxPixelSize: pixelSize, priority: .upcoming) { [weak self] _ in self?.requests[path] = nil }
    }
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths { requests.removeValue(forKey: path)?.cancel() }
  }
}
