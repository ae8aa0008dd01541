import Foundation

enum Album: Hashable, Sendable {
  case folder(id: String, title: String)
  case smart(SmartAlbum)
  /// An album that an app has created, which can't be fetched.
  case transient(id: String, title: String?, assets: [String])

  var id: String {
    switch self {
    case .folder(let id, _): id
    case .smart(let album): "smart-album/\(album.rawValue)"
    case .transient(let id, _, _): id
    }
  }

  var title: String? {
    switch self {
    case .folder(_, let title): title
    case .smart(let album): album.title
    case .transient(_, let title, _): title
    }
  }

  var scope: AssetScope {
    switch self {
    case .folder(let id, _): .folder(id)
    case .smart(let album): .smart(album)
    case .transient(_, _, let assets): .identifiers(assets)
    }
  }
}

/// The albums that select pictures by their properties.
enum SmartAlbum: String, CaseIterable, Sendable {
  case userLibrary, favorites, recentlyAdded, screenshots, panoramas, animated, hidden

  /// The maximum number of pictures in `recentlyAdded`.
  static let recentCount = 100

  var subtype: PHAssetCollectionSubtype {
    switch self {
    case .userLibrary: .smartAlbumUserLibrary
    case .favorites: .smartAlbumFavorites
    case .recentlyAdded: .smartAlbumRecentlyAdded
    case .screenshots: .smartAlbumScreenshots
    case .panoramas: .smartAlbumPanoramas
    case .animated: .smartAlbumAnimated
    case .hidden: .smartAlbumAllHidden
    }
  }

  var title: String {
    switch self {
    case .userLibrary: "Recents"
    case .favorites: "Favorites"
    case .recentlyAdded: "Recently Added"
    case .screenshots: "Screenshots"
    case .panoramas: "Panoramas"
    case .animated: "Animated"
    case .hidden: "Hidden"
    }
  }

  /// Returns the pictures of the album, in the order of the library.
  func records(of content: LibraryContent) -> [PhotoRecord] {
    let records = content.records
    func asset(_ record: PhotoRecord) -> PHAsset { PHAsset(record, in: content.library, usingKnownMetadata: true) }
    func those(where condition: (PHAsset) -> Bool) -> [PhotoRecord] {
      content.library.backend?.learnMetadata(of: records)
      return records.filter { condition(asset($0)) }
    }
    return switch self {
    case .userLibrary: records
    case .favorites: records.filter { asset($0).isFavorite }
    case .hidden: records.filter(\.isHidden)
    case .screenshots: those { $0.mediaSubtypes.contains(.photoScreenshot) }
    case .panoramas: those { $0.mediaSubtypes.contains(.photoPanorama) }
    case .animated: those { $0.playbackStyle == .imageAnimated }
    case .recentlyAdded:
      records.map { (record: $0, date: asset($0).modificationDate ?? .distantPast) }
        .sorted { $0.date < $1.date }.suffix(Self.recentCount).map(\.record)
    }
  }
}
