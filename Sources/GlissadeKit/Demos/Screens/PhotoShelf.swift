import Rehearsal
import UIKit

/// The photos of a demo's screens: all of a source's, except those that were removed.
@MainActor
final class PhotoShelf {
  private(set) var photos: [Photo]
  /// The days of the photos, or none while they aren't sorted by date.
  private(set) var days: [PhotoDay] = []
  let thumbnails: ThumbnailLoader
  private let folders: FolderPhotos
  private var removalObservers: [(_ removed: Int) -> Void] = []
  private var orderObservers: [(_ former: [Photo]) -> Void] = []

  init(_ source: PhotoSource) {
    photos = source.library.photos
    thumbnails = source.thumbnails
    folders = source.folders
  }

  func index(of photo: AnyHashable) -> Int? { (photo.base as? Photo).flatMap { photos.firstIndex(of: $0) } }

  // MARK: Order

  /// Sorts the photos by date, the latest first: at once if they are few, and otherwise when their dates have been read.
  func sortByDate() {
    folders.sortByDate(photos) { [weak self] in self?.show($0) }
  }

  private func show(_ sorted: [DatedPhoto]) {
    let former = photos
    let present = Set(former)
    // Photos may have been removed meanwhile.
    let dated = sorted.count == former.count ? sorted : sorted.filter { present.contains($0.photo) }
    photos = dated.map(\.photo)
    days = dated.map(\.day)
    for observer in orderObservers { observer(former) }
  }

  /// Calls `observer` after the photos have been sorted, with their former order.
  func observeOrder(_ observer: @escaping (_ former: [Photo]) -> Void) { orderObservers.append(observer) }

  // MARK: Removals

  /// Removes a photo from the screens. Its file isn't deleted.
  func remove(_ photo: Photo) {
    guard let index = photos.firstIndex(of: photo) else { return }
    photos.remove(at: index)
    if !days.isEmpty { days.remove(at: index) }
    for observer in removalObservers { observer(index) }
  }

  /// Calls `observer` after each removal with the former index of the photo.
  func observeRemovals(_ observer: @escaping (_ removed: Int) -> Void) { removalObservers.append(observer) }
}
