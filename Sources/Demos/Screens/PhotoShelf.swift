import Rehearsal
import UIKit

/// The photos of a demo: those of a source, except the ones that were removed on the demo's screens.
@MainActor
final class PhotoShelf {
  /// The known photos. A large or remote folder may still be being read when the first screen appears.
  var photos: [Photo] { known ?? list() }
  private var known: [Photo]?
  /// A Boolean value that indicates whether the first photos aren't known yet, so that screens show placeholders.
  private(set) var isWaiting = false
  /// More than a screen shows.
  static let placeholders = 60
  /// The days of the first photos. It is empty unless they are sorted by date.
  private(set) var days: [PhotoDay] = []
  /// The photos whose files were rewritten in the latest change of the folders.
  private(set) var rewritten: Set<Photo> = []
  let thumbnails: ThumbnailLoader
  private let library: PhotoLibrary
  private let folders: FolderPhotos
  private var latestIndex = 0
  private var removed: Set<Photo> = []
  private var isSorted = false
  /// The number of sorts that have begun. Only the result of the latest one is used.
  private var sorts = 0
  /// The revisions of the files, by path.
  private var revisions: [String: Int]
  private var removalObservers: [(_ removed: Int) -> Void] = []
  private var orderObservers: [() -> Void] = []

  init(_ source: PhotoSource) {
    library = source.library
    thumbnails = source.thumbnails
    folders = source.folders
    revisions = source.folders.revisions
  }

  /// - Complexity: O(*n*), but constant for the photo that was found last, as transitions ask for the same one in each frame.
  func index(of photo: AnyHashable) -> Int? {
    guard let photo = photo.base as? Photo else { return nil }
    if photos.indices.contains(latestIndex), photos[latestIndex] == photo { return latestIndex }
    let index = photos.firstIndex(of: photo)
    latestIndex = index ?? latestIndex
    return index
  }

  // MARK: Order

  /// Sorts the photos by date, the latest first. Few photos are sorted at once, and many as their dates are read.
  func sortByDate() {
    isSorted = true
    sort(showingFormer: true)
    if known == nil { (known, isWaiting) = ([], true) }
  }

  private func sort(showingFormer: Bool) {
    sorts += 1
    let show = UIWindowScene.bound { [weak self, sorts] (sorted: DatedPhotos) in
      guard let self, sorts == self.sorts else { return }
      // Photos may have been removed meanwhile.
      let dated = sorted.without(removed)
      self.show(dated.photos, dated.days)
    }
    nonisolated(unsafe) let observer = show
    folders.sortByDate(showingFormer: showingFormer) { observer($0) }
  }

  /// Lists the photos by name. If that takes too long, it returns the known beginning and adds the rest later.
  private func list() -> [Photo] {
    guard folders.isLive, !folders.isKnown, !library.wait(seconds: FolderPhotos.patience) else {
      let photos = folders.photos
      known = photos
      return photos
    }
    let beginning = library.knownBeginning ?? []
    known = beginning
    isWaiting = beginning.isEmpty
    let update = UIWindowScene.bound { [weak self] in self?.takePhotos() }
    library.whenListed { update() }
    return beginning
  }

  private func show(_ photos: [Photo], _ days: [PhotoDay]) {
    known = photos
    self.days = days
    isWaiting = false
    let notify = { for observer in self.orderObservers { observer() } }
    // In a paused replay, nothing moves.
    if UIWindowScene.running?.isPaused == true { UIView.performWithoutAnimation(notify) } else { notify() }
  }

  /// Calls `observer` after each sort and each change of the folders.
  func observeOrder(_ observer: @escaping () -> Void) { orderObservers.append(observer) }

  // MARK: Folders

  /// Applies all further changes of the folders.
  func followFolders() {
    guard folders.isLive else { return }
    nonisolated(unsafe) let update = UIWindowScene.bound { [weak self] in self?.takePhotos() }
    folders.observe(self) { DispatchQueue.main.async { MainActor.assumeIsolated { update() } } }
  }

  private func takePhotos() {
    let latest = folders.revisions
    rewritten = Set(latest.filter { revisions[$0.key] != $0.value }.map { Photo(path: $0.key) })
    revisions = latest
    if isSorted { return sort(showingFormer: false) }
    show(removed.isEmpty ? folders.photos : folders.photos.filter { !removed.contains($0) }, [])
  }

  // MARK: Removals

  /// Removes a photo from the screens, but doesn't delete its file.
  func remove(_ photo: Photo) {
    guard let index = index(of: photo) else { return }
    known?.remove(at: index)
    removed.insert(photo)
    if days.indices.contains(index) { days.remove(at: index) }
    for observer in removalObservers { observer(index) }
  }

  /// Calls `observer` after each removal, with the former index of the photo.
  func observeRemovals(_ observer: @escaping (_ removed: Int) -> Void) { removalObservers.append(observer) }
}
