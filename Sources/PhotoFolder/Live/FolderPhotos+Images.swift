import Host
import Photos
import SDLHost
import Synchronization
import UIKit

extension FolderPhotos: PhotoBackend {
  package var listing: LibraryListing {
    _ = photos
    return state.withLock { state in
      state.listPhotos()
      return state.listing
    }
  }

  package func data(of record: PhotoRecord) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: photo(of: record).path))
  }

  package func image(of record: PhotoRecord, maxPixelSize: Int) throws -> CGImage {
    let photo = photo(of: record)
    if let known = thumbnails.cached(photo, maxPixelSize: maxPixelSize) { return try known.get() }
    return try PictureDecoder().decode(PictureFile(photo.file), maxPixelSize: maxPixelSize)
  }

  package func cachedImage(of record: PhotoRecord, near maxPixelSize: Int) -> CGImage? {
    thumbnails.cachedPicture(of: photo(of: record), near: maxPixelSize)
  }

  @MainActor
  package func loadImage(
    of record: PhotoRecord, maxPixelSize: Int, completion: @escaping @MainActor @Sendable (Result<CGImage, any Error>) -> Void
  ) -> (any PhotoImageLoading)? {
    thumbnails.load(photo(of: record), maxPixelSize: maxPixelSize) { completion($0.mapError { $0 }) }
  }
}

extension ThumbnailLoader.Request: PhotoImageLoading {}
