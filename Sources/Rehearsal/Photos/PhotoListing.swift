import Foundation
import Host
import Synchronization

/// Lists photos on a background thread, as a folder may be large or far away.
final class PhotoListing: Sendable {
  /// What a person named.
  enum Source {
    case file(Photo)
    /// A folder, with its path and a slash at the end.
    case folder([UInt8], FolderReader)
  }

  private struct State {
    var photos: [Photo] = []
    var hasPhoto = false
  }

  private let state = Mutex(State())
  private let firstFound = DispatchGroup()
  private let finished = DispatchGroup()

  /// Begins to list the photos of sources, in their order. Files named more than once are listed once.
  init(_ sources: [Source]) {
    let hasFolder = sources.contains { if case .folder = $0 { true } else { false } }
    firstFound.enter()
    finished.enter()
    if hasFolder {
      // Each folder is read by this thread alone.
      nonisolated(unsafe) let sources = sources
      BackgroundThread.start { [self] in list(sources) }
    } else {
      list(sources)
    }
  }

  /// The photos, as soon as all are known.
  var photos: [Photo] {
    finished.wait()
    return state.withLock { $0.photos }
  }

  /// A Boolean value that indicates whether there is no photo. It is known as soon as one has been found.
  var isEmpty: Bool {
    firstFound.wait()
    return !state.withLock { $0.hasPhoto }
  }

  /// Waits for at most the given number of seconds until all photos are known, and returns a Boolean value that indicates whether they are.
  func wait(seconds: Double) -> Bool { finished.wait(wallTimeout: .now() + seconds) == .success }

  /// Calls `body` as soon as all photos are known.
  func whenFinished(_ body: @escaping @MainActor () -> Void) {
    finished.notify(queue: .main) { MainActor.assumeIsolated { body() } }
  }

  private func list(_ sources: [Source]) {
    var photos: [Photo] = []
    for source in sources {
      switch source {
      case .file(let photo):
        photos.append(photo)
        didFind()
      case .folder(let path, let reader): photos += list(path, reader)
      }
    }
    if sources.count > 1 {
      var seen: Set<Photo> = []
      photos.removeAll { !seen.insert($0).inserted }
    }
    state.withLock { $0.photos = photos }
    if photos.isEmpty { firstFound.leave() }
    finished.leave()
  }

  private func list(_ folder: [UInt8], _ reader: FolderReader) -> [Photo] {
    var names = FileNames()
    reader.forEachEntry { name, kind in
      if PhotoEntry.isListed(name, kind, inFolder: folder) {
        if names.count == 0 { didFind() }
        names.append(name)
      }
      return true
    }
    return names.sortedPaths(inFolder: folder).map { Photo($0) }
  }

  private func didFind() {
    let isFirst = state.withLock { state in
      defer { state.hasPhoto = true }
      return !state.hasPhoto
    }
    if isFirst { firstFound.leave() }
  }
}
