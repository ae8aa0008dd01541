import UIKit

/// The photos that a demo's screens show: all of a source's, less those that were taken away.
@MainActor
final class PhotoShelf {
  private(set) var photos: [Photo]
  let thumbnails: ThumbnailLoader
  private var observers: [(_ removed: Int) -> Void] = []

  init(_ source: PhotoSource) {
    photos = source.library.photos
    thumbnails = source.thumbnails
  }

  /// Calls `observer` whenever a photo has been taken away, with the number that it had.
  func observeRemovals(_ observer: @escaping (_ removed: Int) -> Void) { observers.append(observer) }

  func index(of photo: AnyHashable) -> Int? { photos.firstIndex { AnyHashable($0) == photo } }

  /// Takes a photo off the screens. Its file stays.
  func remove(_ photo: Photo) {
    guard let index = photos.firstIndex(of: photo) else { return }
    photos.remove(at: index)
    for observer in observers { observer(index) }
  }
}
