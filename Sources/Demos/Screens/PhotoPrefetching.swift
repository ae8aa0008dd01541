import Rehearsal
import UIKit

/// Loads the photos of a grid before they become visible, with a lower priority than visible ones.
final class PhotoPrefetching: UICollectionViewDataSourcePrefetching {
  private let loader: ThumbnailLoader
  private let pixelSize: () -> Int
  private let photo: (IndexPath) -> Photo?
  private var requests: [IndexPath: ThumbnailLoader.Request] = [:]

  /// `pixelSize` is called for each prefetch, as the size of the thumbnails changes.
  init(_ loader: ThumbnailLoader, pixelSize: @escaping () -> Int, photo: @escaping (IndexPath) -> Photo?) {
    self.loader = loader
    self.pixelSize = pixelSize
    self.photo = photo
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    // With an immediate loader, prefetching would only block.
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
