import Foundation
import Host
import Photos
import SDLHost
import Synchronization

// What is listed only on request: the folders as albums, and hidden pictures.
extension FolderPhotos {
  package func include(_ parts: LibraryListing.Parts) {
    let missing = state.withLock { parts.subtracting($0.parts) }
    guard !missing.isEmpty else { return }
    _ = photos
    state.withLock { $0.parts.formUnion(missing) }
    list(missing)
  }

  func list(_ parts: LibraryListing.Parts) {
    if parts.contains(.folders) { listFolders() }
    if parts.contains(.hidden) { listHidden() }
  }

  private func listFolders() {
    var folders: [(path: String, photos: [Photo])] = []
    let changes = state.withLock { $0.changes }
    for root in library.folders {
      folders.append((root, PhotoLibrary(paths: [root]).photos))
      for name in names(in: root) where !name.hasPrefix(".") {
        let path = "\(root)/\(name)"
        guard FileKind(path) == .folder else { continue }
        let photos = PhotoLibrary(paths: [path]).photos
        changes?.add(path)
        if !photos.isEmpty { folders.append((path, photos)) }
      }
    }
    state.withLock { state in
      state.listing.folders = folders.map { PhotoFolder(path: $0.path, records: state.records(of: $0.photos)) }
        .sorted { NaturalOrder(of: $0.title) < NaturalOrder(of: $1.title) }
    }
  }

  private func listHidden() {
    let paths = library.folders.flatMap { root in names(in: root).filter { $0.hasPrefix(".") }.map { "\(root)/\($0)" } }
    let photos = paths.sorted().filter { FileKind($0) == .file && PictureDecoder.format(ofFile: FilePath($0)) != nil }.map {
      Photo(path: $0)
    }
    state.withLock { state in
      state.listing.records.removeAll(where: \.isHidden)
      state.listing.records += state.records(of: photos, isHidden: true)
    }
  }

  private func names(in folder: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
}
