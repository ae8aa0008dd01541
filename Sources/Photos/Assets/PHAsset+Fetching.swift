import Foundation

extension PHAsset {
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { result(.library(nil), options) }

  public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    result(.library(mediaType), options)
  }

  public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    result(assetCollection.album.scope, options, in: assetCollection.library)
  }

  /// Ignores identifiers that aren't in the library anymore. The assets are in the order of the identifiers.
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    result(.identifiers(identifiers), options)
  }

  /// Returns the latest assets of a collection, unless the options sort them otherwise.
  public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
    let options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
    if options.sortDescriptors == nil { options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)] }
    return result(assetCollection.album.scope, options, in: assetCollection.library)
  }

  private class func result(
    _ scope: AssetScope, _ options: PHFetchOptions?, in library: StageLibrary = .current
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(Fetch(.assets(scope), options), in: library)
  }
}
