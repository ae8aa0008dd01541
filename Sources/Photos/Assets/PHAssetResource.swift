import Foundation

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
}

/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
  public let type: PHAssetResourceType
  public let assetLocalIdentifier: String
  public let originalFilename: String
  /// Such as "public.jpeg".
  public let uniformTypeIdentifier: String

  private init(of asset: PHAsset) {
    type = .photo
    assetLocalIdentifier = asset.localIdentifier
    originalFilename = (asset.record.path as NSString).lastPathComponent
    uniformTypeIdentifier = asset.library.backend?.metadata(of: asset.record).typeIdentifier ?? "public.data"
  }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(of: asset)] }
}
