import Foundation

/// The type of a resource.
public enum PHAssetResourceType: Int, Sendable {
  /// The file of a photo.
  case photo = 1
}

/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// The type of the resource.
  public let type: PHAssetResourceType
  /// The identifier of the asset.
  public let assetLocalIdentifier: String
  /// The name of the file.
  public let originalFilename: String
  /// The uniform type identifier of the file, such as "public.jpeg".
  public let uniformTypeIdentifier: String

  private init(of asset: PHAsset) {
    type = .photo
    assetLocalIdentifier = asset.localIdentifier
    originalFilename = (asset.record.path as NSString).lastPathComponent
    uniformTypeIdentifier = asset.library.backend?.metadata(of: asset.record).typeIdentifier ?? "public.data"
  }

  /// Returns the files of an asset: one.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(of: asset)] }
}
