import Rehearsal
import UIKit

/// The photos of a demo's screens: all of a source's, except those that were removed.
@MainActor
final class PhotoShelf {
  /// The photos. Their folder is being read until the first screen needs them.
  private(set) lazy var photos = library.photos
  /// The days of the photos, or none while they aren't sorted by date.
  private(set) var days: [PhotoDay] = []
  let thumbnails: ThumbnailLoader
  private let library: PhotoLibrary
  private let folders: FolderPhotos
  /// The index that was found last.
  private var latestIndex = 0
  private var removalObservers: [(_ removed: Int) -> Void] = []
  private var orderObservers: [(_ former: [Photo]) -> Void] = []

  init(_ source: PhotoSource) {
    library = source.library
    thumbnails = source.thumbnails
    folders = source.folders
  }

  /// Returns the index of a photo, or nil if it isn't there.
  ///
  /// - Complexity: O(*n*), but constant for the photo that was found last, as transitions ask for the same one in each frame.
  func index(of photo: AnyHashable) -> Int? {
    guard let photo = photo.base as? Photo else { return nil }
    if photos.indices.contains(latestIndex), photos[latestIndex] == photo { return latestIndex }
    let index = photos.firstIndex(of: photo)
    latestIndex = index ?? latestIndex
    return index
  }

  // MARK: Order

  /// Sorts the photos by date, the latest first: at once if they are few, and otherwise when their dates have been read.
  func sortByDate() {
    // By now, a folder of a few photos has been read.
    guard folders.isLive, !library.wait(seconds: 0.005) else {
      return folders.sortByDate(photos) { [weak self] in self?.show($0) }
    }
    let sort = UIWindowScene.bound { [weak self] in self?.sortByDate() }
    library.whenListed { sort() }
  }

  private func show(_ sorted: [DatedPhoto]) {
    let former = photos
    var dated = sorted
    // Photos may have been removed meanwhile.
    if sorted.count != former.count {
      let present = Set(former)
      dated.removeAll { !present.contains($0.photo) }
    }
    photos = dated.map(\.photo)
    days = dated.map(\.day)
    for observer in orderObservers { observer(former) }
  }

  /// Calls `observer` after the photos have been sorted, with their former order.
  func observeOrder(_ observer: @escaping (_ former: [Photo]) -> Void) { orderObservers.append(observer) }

  // MARK: Removals

  /// Removes a photo from the screens. Its file isn't deleted.
  func remove(_ photo: Photo) {
    guard let index = index(of: photo) else { return }
    photos.remove(at: index)
    if !days.isEmpty { days.remove(at: index) }
    for observer in removalObservers { observer(index) }
  }

  /// Calls `observer` after each removal with the former index of the photo.
  func observeRemovals(_ observer: @escaping (_ removed: Int) -> Void) { removalObservers.append(observer) }
}
