import Foundation
import Host
import Photos
import Synchronization

/// The present photos of folders: the source of the photo library of iOS code, and of demos that follow the folders.
///
/// Changes of files are noticed within a fraction of a second. The folders are observed from the first request on.
package final class FolderPhotos: Sendable {
  let thumbnails: ThumbnailLoader
  /// A Boolean value that indicates whether the photos follow their folders. In captures they don't, because a picture must not depend on
  /// the time.
  package let isLive: Bool
  /// The photos at the start.
  let library: PhotoLibrary

  struct State {
    /// The photos, or nil before the first request.
    var photos: [Photo]?
    var listing = LibraryListing()
    /// A Boolean value that indicates whether the listing contains the present photos.
    var isListed = false
    var parts: LibraryListing.Parts = []
    var changes: FolderChanges?
    /// The identifiers of renamed files, by path.
    var renamed: [String: String] = [:]
    /// The files with paths that differ from their identifiers, by identifier.
    var files: [String: Photo] = [:]
    /// The numbers of changes of files, by path.
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

  package init(_ library: PhotoLibrary, thumbnails: ThumbnailLoader, isLive: Bool) {
    self.library = library
    self.thumbnails = thumbnails
    self.isLive = isLive
  }

  package var photos: [Photo] {
    if let photos = state.withLock({ $0.photos }) { return photos }
    // Observed first, so that no change is missed during the listing.
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

  /// The numbers of changes of the files that have changed, by path.
  package var revisions: [String: Int] { state.withLock { $0.revisions } }

  /// Calls `onChange` on a background queue after the photos or their metadata have changed, as long as `observer` exists.
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

  /// Applies the changes until now, without waiting for more.
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
        // The file that the move replaced has new content under its old identifier.
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
  mutating func listPhotos() {
    guard !isListed else { return }
    isListed = true
    let hidden = listing.records.filter(\.isHidden)
    listing.records = records(of: photos ?? []) + hidden
  }

  mutating func records(of photos: [Photo], isHidden: Bool = false) -> [PhotoRecord] {
    photos.map { photo in
      let path = photo.path
      let id = renamed[path]
      if id != nil || Photo(path: path) != photo { files[id ?? path] = photo }
      return PhotoRecord(id: id, path: path, revision: revisions[path] ?? 0, isHidden: isHidden)
    }
  }
}
