import Foundation

/// A fetch, which can be repeated after a change of the library.
struct Fetch: Sendable {
  enum Subject: Sendable {
    case nothing
    case assets(AssetScope)
    case albums(AlbumScope)
  }

  let subject: Subject
  let rules: FetchRules

  init(_ subject: Subject, _ options: PHFetchOptions? = nil) {
    self.subject = subject
    rules = FetchRules(options)
  }

  /// The parts of the library that must be listed to find everything.
  var parts: LibraryListing.Parts {
    let parts: LibraryListing.Parts = rules.includesHidden ? .hidden : []
    return switch subject {
    case .nothing: parts
    case .assets(let scope): parts.union(scope.parts)
    case .albums: parts.union(.folders)
    }
  }

  func contents(of content: LibraryContent) -> FetchedContents {
    switch subject {
    case .nothing: .assets([])
    case .assets(let scope): .assets(rules.select(scope.records(of: content), in: content.library, includingHidden: scope.includesHidden))
    case .albums(let scope): .albums(rules.select(scope.albums(of: content), in: content.library))
    }
  }
}

/// The result of a fetch. Objects are created on demand.
enum FetchedContents: Sendable {
  case assets([PhotoRecord])
  case albums([Album])

  var count: Int {
    switch self {
    case .assets(let records): records.count
    case .albums(let albums): albums.count
    }
  }

  func object(at index: Int, in library: StageLibrary) -> PHObject {
    switch self {
    case .assets(let records): PHAsset(records[index], in: library)
    case .albums(let albums): PHAssetCollection(albums[index], in: library)
    }
  }

  func index(ofID id: String) -> Int? {
    switch self {
    case .assets(let records): records.firstIndex { $0.id == id }
    case .albums(let albums): albums.firstIndex { $0.id == id }
    }
  }

  /// The identifiers and revisions of the objects, which are compared to find changes.
  var elements: [FetchDifference.Element] {
    switch self {
    case .assets(let records): records.map { FetchDifference.Element(id: $0.id, revision: $0.revision) }
    case .albums(let albums): albums.map { FetchDifference.Element(id: $0.id, revision: $0.title.hashValue) }
    }
  }
}
