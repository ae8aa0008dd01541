import Foundation

/// An album: a folder with pictures, or a smart album.
///
/// The albums are the folders that were opened, and those directly in them. The library contains the pictures that were opened with
/// the program, so that those of a folder inside are only in its album.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  let album: Album
  let library: StageLibrary

  init(_ album: Album, in library: StageLibrary) {
    self.album = album
    self.library = library
    super.init(id: album.id)
  }

  /// The name of the album, or nil.
  open override var localizedTitle: String? { album.title }

  open var assetCollectionType: PHAssetCollectionType { if case .smart = album { .smartAlbum } else { .album } }

  open var assetCollectionSubtype: PHAssetCollectionSubtype { if case .smart(let album) = album { album.subtype } else { .albumRegular } }

  /// The number of assets, or `NSNotFound` for a smart album, which would have to read files to count them.
  open var estimatedAssetCount: Int {
    if case .smart = album { return NSNotFound }
    return PHAsset.fetchAssets(in: self, options: nil).count
  }

  /// The date of the earliest asset, or nil for a smart album and for an empty one.
  open var startDate: Date? { dates?.min() }

  /// The date of the latest asset, or nil for a smart album and for an empty one.
  open var endDate: Date? { dates?.max() }

  private var dates: [Date]? {
    if case .smart = album { return nil }
    let records = album.scope.records(of: library.content)
    library.backend?.learnMetadata(of: records)
    return records.compactMap { PHAsset($0, in: library, usingKnownMetadata: true).creationDate }
  }

  override func value(forKey key: String) -> PhotoValue? {
    switch key {
    case "startDate": startDate.map { .date($0) } ?? .null
    case "endDate": endDate.map { .date($0) } ?? .null
    case "estimatedAssetCount": .number(Double(estimatedAssetCount))
    case "assetCollectionType": .number(Double(assetCollectionType.rawValue))
    case "assetCollectionSubtype": .number(Double(assetCollectionSubtype.rawValue))
    default: super.value(forKey: key)
    }
  }

  /// The text in which debuggers show the collection.
  open override var description: String { "<PHAssetCollection: \(localIdentifier) “\(localizedTitle ?? "")”>" }
}

extension PHAssetCollection {
  /// Returns the albums of a type and kind.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(Fetch(.albums(.all(type, subtype)), options))
  }

  /// Returns the albums with the identifiers, in their order.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(Fetch(.albums(.identifiers(identifiers)), options))
  }

  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(Fetch(.albums(.containing(asset.localIdentifier, type)), options), in: asset.library)
  }

  /// Returns an album that only the app knows, with the given assets.
  public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    let album = Album.transient(id: "transient/\(UUID().uuidString)", title: title, assets: assets.map(\.localIdentifier))
    return PHAssetCollection(album, in: assets.first?.library ?? .current)
  }

  /// Returns an album that only the app knows, with the assets of a fetch result.
  public class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?) -> PHAssetCollection
  {
    transientAssetCollection(with: fetchResult.objects(at: IndexSet(integersIn: 0..<fetchResult.count)), title: title)
  }
}
