import Foundation
import Host
import Photos
import Synchronization

/// The photos of folders, as they are at present: the source of the photo library of iOS code, and of demos that follow the folders.
///
/// Files that appear, change, move or disappear are noticed within a fraction of a second. Nothing is observed before somebody asks.
package final class FolderPhotos: Sendable {
  /// The loader of the images.
  let thumbnails: ThumbnailLoader
  /// A Boolean value that indicates whether the photos follow their folders. Captures don't, as a picture must not depend on the time.
  package let isLive: Bool
  /// The photos as they were at first.
  let library: PhotoLibrary

  struct State {
    /// The photos and what has been listed beside them, or nil before somebody has asked.
    var photos: [Photo]?
    var listing = LibraryListing()
    /// A Boolean value that indicates whether the listing has the present photos.
    var isListed = false
    var parts: LibraryListing.Parts = []
    var changes: FolderChanges?
    /// The identifiers of files that were renamed, by their paths.
    var renamed: [String: String] = [:]
    /// The files whose paths aren't their identifiers, by their identifiers.
    var files: [String: Photo] = [:]
    /// The numbers of changes of files, by their paths.
    var revisions: [String: Int] = [:]
    var metadata: [String: KnownMetadata] = [:]
    var isLearning = false
    var dateOrder = DateOrder()
    var observers: [Observer] = []
  }

  struct Observer: @unchecked Sendable {
    weak var object: AnyObject?
    let onChange: @Sendable () -> Void
  }

  let state = Mutex(State())

  /// Creates the photos of a library.
  ///
  /// - Parameters:
  ///   - library: The photos as they are listed.
  ///   - thumbnails: The loader of the images.
  ///   - isLive: Whether the photos follow their folders.
  package init(_ library: PhotoLibrary, thumbnails: ThumbnailLoader, isLive: Bool) {
    self.library = library
    self.thumbnails = thumbnails
    self.isLive = isLive
  }

  /// The photos at present.
  package var photos: [Photo] {
    if let photos = state.withLock({ $0.photos }) { return photos }
    // Observed first, so that nothing is missed that happens while they are listed.
    let changes = isLive ? FolderChanges { [weak self] in self?.take($0) } : nil
    for folder in library.observedFolders { changes?.add(folder) }
    let photos = library.photos
    return state.withLock { state in
      if let photos = state.photos { return photos }
      state.changes = changes
      state.photos = photos
      return photos
    }
  }

  /// The numbers of changes of the files that have changed so far, by their paths.
  package var revisions: [String: Int] { state.withLock { $0.revisions } }

  /// Calls `onChange` on a background queue after the photos or what is known about them has changed, as long as `observer` exists.
  package func observe(_ observer: any AnyObject & Sendable, _ onChange: @escaping @Sendable () -> Void) {
    let entry = Observer(object: observer, onChange: onChange)
    state.withLock { state in
      state.observers.removeAll { $0.object == nil }
      state.observers.append(entry)
    }
  }

  func notifyObservers() {
    for observer in state.withLock({ $0.observers }) where observer.object != nil { observer.onChange() }
  }

  /// Takes in what has happened so far, without waiting for more.
  package func takeChanges() { state.withLock { $0.changes }?.reportNow() }

  private func take(_ report: FolderChanges.Report) {
    var photos = self.photos
    let former = report.moves.isEmpty && report.written.isEmpty ? [] : Set(photos.map(\.path))
    let isRearranged = report.isRearranged || report.written.contains { !former.contains($0) }
    if isRearranged { photos = PhotoLibrary(paths: library.paths).photos }
    for path in report.written { thumbnails.forget(Photo(path: path)) }
    let parts = state.withLock { state in
      for move in report.moves {
        let id = state.renamed.removeValue(forKey: move.from) ?? move.from
        // What was replaced by the move has a new content under its old identifier.
        if !former.contains(move.to) { state.renamed[move.to] = id }
      }
      for path in report.written.union(report.marked) { state.revisions[path, default: 0] += 1 }
      state.photos = photos
      state.isListed = false
      state.dateOrder.invalidate()
      return state.parts
    }
    if isRearranged { list(parts) }
    notifyObservers()
  }
}

extension FolderPhotos.State {
  /// Lists the photos if they have changed.
  mutating func listPhotos() {
    guard !isListed else { return }
    isListed = true
    let hidden = listing.records.filter(\.isHidden)
    listing.records = records(of: photos ?? []) + hidden
  }

  /// Returns the records of photos.
  mutating func records(of photos: [Photo], isHidden: Bool = false) -> [PhotoRecord] {
    photos.map { photo in
      let path = photo.path
      let id = renamed[path]
      if id != nil || Photo(path: path) != photo { files[id ?? path] = photo }
      return PhotoRecord(id: id, path: path, revision: revisions[path] ?? 0, isHidden: isHidden)
    }
  }
}
