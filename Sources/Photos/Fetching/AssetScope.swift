/// The pictures among which a fetch selects.
enum AssetScope: Sendable {
  /// The library, or what is of a type in it.
  case library(PHAssetMediaType?)
  /// The album with an identifier.
  case folder(String)
  /// A smart album.
  case smart(SmartAlbum)
  /// The pictures with these identifiers.
  case identifiers([String])

  /// The parts of the library that must be listed for the pictures to be found.
  var parts: LibraryListing.Parts {
    switch self {
    case .library: []
    case .smart(let album): album == .hidden ? .hidden : []
    case .folder: .folders
    // An identifier may be that of a picture in any album.
    case .identifiers: .folders
    }
  }

  /// A Boolean value that indicates whether hidden pictures are found without being asked for.
  var includesHidden: Bool {
    switch self {
    case .smart(.hidden), .identifiers: true
    default: false
    }
  }

  /// Returns the pictures.
  func records(of content: LibraryContent) -> [PhotoRecord] {
    switch self {
    case .library(let type): type == nil || type == .image ? content.records : []
    case .folder(let id): content.records(ofFolder: id) ?? []
    case .smart(let album): album.records(of: content)
    case .identifiers(let ids): content.records(withIDs: ids)
    }
  }
}

/// The albums among which a fetch selects.
enum AlbumScope: Sendable {
  /// The albums of a type and kind.
  case all(PHAssetCollectionType, PHAssetCollectionSubtype)
  /// The albums with these identifiers.
  case identifiers([String])
  /// The albums of a type that contain the picture with an identifier.
  case containing(String, PHAssetCollectionType)

  /// Returns the albums.
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
