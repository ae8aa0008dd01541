import Rehearsal
import UIKit

/// The photos of a demo's screens: all of a source's, except those that were removed.
@MainActor
final class PhotoShelf {
  private(set) var photos: [Photo]
  let thumbnails: ThumbnailLoader
  private var observers: [(_ removed: Int) -> Void] = []

  init(_ source: PhotoSource) {
    photos = source.library.photos
    thumbnails = source.thumbnails
  }

  /// Calls `observer` after each removal with the former index of the photo.
  func observeRemovals(_ observer: @escaping (_ removed: Int) -> Void) { observers.append(observer) }

  func index(of photo: AnyHashable) -> Int? { photos.firstIndex { AnyHashable($0) == photo } }

  /// Removes a photo from the screens. Its file isn't deleted.
  func remove(_ photo: Photo) {
    guard let index = photos.firstIndex(of: photo) else { return }
    photos.remove(at: index)
    for observer in observers { observer(index) }
  }
}
