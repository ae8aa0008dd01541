import Foundation
import Host
import Synchronization

/// Lists photos on a background thread, because a folder may be large or slow.
final class PhotoListing: Sendable {
  enum Source {
    case file(Photo)
    /// The path ends with a slash.
    case folder([UInt8], FolderReader)
  }

  /// A few photos, which are found before all have been sorted.
  struct Outermost: Sendable {
    /// The number of all photos, including duplicates.
    let total: Int
    let first: [Photo]
    /// In the order of all photos.
    let last: [Photo]
  }

  /// The maximum number of photos at each end.
  static let outermostCount = 100

  private struct State {
    var photos: [Photo] = []
    var outermost = Outermost(total: 0, first: [], last: [])
    var hasPhoto = false
  }

  private let state = Mutex(State())
  private let firstFound = DispatchGroup()
  private let namesRead = DispatchGroup()
  private let finished = DispatchGroup()

  /// Begins to list the photos of the sources in order. Files that occur more than once are listed once.
  init(_ sources: [Source]) {
    let hasFolder = sources.contains { if case .folder = $0 { true } else { false } }
    for group in [firstFound, namesRead, finished] { group.enter() }
    if hasFolder {
      // Each folder is read by this thread alone.
      nonisolated(unsafe) let sources = sources
      BackgroundThread.start { [self] in list(sources) { BackgroundThread.yield(niceness: Self.niceness) } }
    } else {
      list(sources) {}
    }
  }

  /// Waits until all photos are known.
  var photos: [Photo] {
    finished.wait()
    return state.withLock { $0.photos }
  }

  /// Waits until all names have been read.
  var outermost: Outermost {
    namesRead.wait()
    return state.withLock { $0.outermost }
  }

  /// The first and the last photos, or nil while names are being read.
  var knownOutermost: Outermost? { namesRead.wait(timeout: .now()) == .success ? outermost : nil }

  /// Waits until a photo has been found or all folders have been read.
  var isEmpty: Bool {
    firstFound.wait()
    return !state.withLock { $0.hasPhoto }
  }

  /// Waits until all photos are known, and returns false if that takes longer than `seconds`.
  func wait(seconds: Double) -> Bool { finished.wait(wallTimeout: .now() + seconds) == .success }

  func whenFinished(_ body: @escaping @MainActor () -> Void) {
    finished.notify(queue: .main) { MainActor.assumeIsolated { body() } }
  }

  // MARK: Listing

  /// While thousands of names are sorted, the first photos are decoded.
  private static let niceness: Int32 = 5

  private enum Part {
    case photo(Photo)
    case names(FileNames, folder: [UInt8])

    var count: Int {
      switch self {
      case .photo: 1
      case .names(let names, _): names.count
      }
    }

    var photos: [Photo] {
      switch self {
      case .photo(let photo): [photo]
      case .names(let names, let folder): names.sortedPaths(inFolder: folder).map { Photo($0) }
      }
    }

    var outermost: (first: [Photo], last: [Photo]) {
      guard case .names(let names, let folder) = self else { return (photos, photos) }
      let paths = names.outermostPaths(inFolder: folder, count: outermostCount)
      return (paths.first.map { Photo($0) }, paths.last.map { Photo($0) })
    }
  }

  /// Lists the photos of sources. Calls `yield` after all names have been read, because the rest is less urgent.
  private func list(_ sources: [Source], yield: () -> Void) {
    let parts = sources.map(read)
    let total = parts.reduce(0) { $0 + $1.count }
    // If there are few, all are known at once.
    let few = total <= Self.outermostCount ? Self.unique(parts) : nil
    let outermost = few.map { Outermost(total: total, first: $0, last: $0) } ?? Self.outermost(of: parts, total: total)
    state.withLock { $0.outermost = outermost }
    namesRead.leave()
    if few == nil { yield() }
    let photos = few ?? Self.unique(parts)
    state.withLock { $0.photos = photos }
    if photos.isEmpty { firstFound.leave() }
    finished.leave()
  }

  /// Returns the photos without duplicates.
  private static func unique(_ parts: [Part]) -> [Photo] {
    var photos = parts.flatMap(\.photos)
    guard parts.count > 1 else { return photos }
    var seen: Set<Photo> = []
    photos.removeAll { !seen.insert($0).inserted }
    return photos
  }

  private static func outermost(of parts: [Part], total: Int) -> Outermost {
    var (first, last): ([Photo], [Photo]) = ([], [])
    let ends = parts.map(\.outermost)
    for end in ends where first.count < outermostCount { first += end.first.filter { !first.contains($0) } }
    for end in ends.reversed() where last.count < outermostCount { last = end.last.filter { !last.contains($0) } + last }
    return Outermost(total: total, first: Array(first.prefix(outermostCount)), last: Array(last.suffix(outermostCount)))
  }

  private func read(_ source: Source) -> Part {
    switch source {
    case .file(let photo):
      didFind()
      return .photo(photo)
    case .folder(let path, let reader):
      var names = FileNames()
      reader.forEachEntry { name, kind in
        if PhotoEntry.isListed(name, kind, inFolder: path) {
          if names.count == 0 { didFind() }
          names.append(name)
        }
        return true
      }
      return .names(names, folder: path)
    }
  }

  private func didFind() {
    let isFirst = state.withLock { state in
      defer { state.hasPhoto = true }
      return !state.hasPhoto
    }
    if isFirst { firstFound.leave() }
  }
}
