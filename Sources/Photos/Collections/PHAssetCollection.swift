import Foundation

/// A folder with pictures, or a smart album.
///
/// The folders are the ones that were opened, and their direct subfolders. The library contains only pictures that were opened with the
/// program, so pictures in subfolders are only in their albums.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  let album: Album
  let library: StageLibrary

  init(_ album: Album, in library: StageLibrary) {
    self.album = album
    self.library = library
    super.init(id: album.id)
  }

  open override var localizedTitle: String? { album.title }

  open var assetCollectionType: PHAssetCollectionType { if case .smart = album { .smartAlbum } else { .album } }

  open var assetCollectionSubtype: PHAssetCollectionSubtype { if case .smart(let album) = album { album.subtype } else { .albumRegular } }

  /// `NSNotFound` for a smart album, because counting would require reading files.
  open var estimatedAssetCount: Int {
    if case .smart = album { return NSNotFound }
    return PHAsset.fetchAssets(in: self, options: nil).count
  }

  /// Nil for a smart album and for an empty one.
  open var startDate: Date? { dates?.min() }

  /// Nil for a smart album and for an empty one.
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

  open override var description: String { "<PHAssetCollection: \(localIdentifier) “\(localizedTitle ?? "")”>" }
}

extension PHAssetCollection {
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(Fetch(.albums(.all(type, subtype)), options))
  }

  /// In the order of the identifiers.
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

  /// The album can't be fetched.
  public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    let album = Album.transient(id: "transient/\(UUID().uuidString)", title: title, assets: assets.map(\.localIdentifier))
    return PHAssetCollection(album, in: assets.first?.library ?? .current)
  }

  /// The album can't be fetched.
  public class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?) -> PHAssetCollection
  {
    transientAssetCollection(with: fetchResult.objects(at: IndexSet(integersIn: 0..<fetchResult.count)), title: title)
  }
}
