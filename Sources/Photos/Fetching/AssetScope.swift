/// The pictures that a fetch searches.
enum AssetScope: Sendable {
  /// The whole library, or its assets of a type.
  case library(PHAssetMediaType?)
  /// The folder with an identifier.
  case folder(String)
  case smart(SmartAlbum)
  case identifiers([String])

  /// The parts of the library that must be listed to find the pictures.
  var parts: LibraryListing.Parts {
    switch self {
    case .library: []
    case .smart(let album): album == .hidden ? .hidden : []
    case .folder: .folders
    // The picture can be in any album.
    case .identifiers: .folders
    }
  }

  /// A Boolean value that indicates whether hidden pictures are found even if the options don't include them.
  var includesHidden: Bool {
    switch self {
    case .smart(.hidden), .identifiers: true
    default: false
    }
  }

  func records(of content: LibraryContent) -> [PhotoRecord] {
    switch self {
    case .library(let type): type == nil || type == .image ? content.records : []
    case .folder(let id): content.records(ofFolder: id) ?? []
    case .smart(let album): album.records(of: content)
    case .identifiers(let ids): content.records(withIDs: ids)
    }
  }
}

/// The albums that a fetch searches.
enum AlbumScope: Sendable {
  case all(PHAssetCollectionType, PHAssetCollectionSubtype)
  case identifiers([String])
  /// The albums of a type that contain a picture.
  case containing(String, PHAssetCollectionType)

  func albums(of content: LibraryContent) -> [Album] {
    let folders = content.folders.map { Album.folder(id: $0.id, title: $0.title) }
    switch self {
    case .all(.album, let subtype): return subtype == .any || subtype == .albumRegular ? folders : []
    case .all(.smartAlbum, let subtype): return SmartAlbum.allCases.filter { subtype == .any || $0.subtype == subtype }.map { .smart($0) }
    case .identifiers(let ids):
      let all = folders + SmartAlbum.allCases.map { .smart($0) }
      return ids.compactMap { id in all.first { $0.id == id } }
    case .containing(let id, let type):
      return AlbumScope.all(type, .any).albums(of: content).filter { album in album.scope.records(of: content).contains { $0.id == id } }
    }
  }
}
