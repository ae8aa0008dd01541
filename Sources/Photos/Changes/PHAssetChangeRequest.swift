import Foundation

/// A request to change or delete an asset, created in a block for `PHPhotoLibrary.performChanges(_:completionHandler:)`.
///
/// Changes last until the stage is opened again. Only favorites are stored, with the files.
open class PHAssetChangeRequest: NSObject {
  private let place: (requests: ChangeRequests, index: Int)?

  public init(for asset: PHAsset) { place = ChangeRequests.add(asset.localIdentifier) }

  private var edit: AssetEdit {
    get { place.map { $0.requests[$0.index] } ?? AssetEdit() }
    set { if let place { place.requests[place.index] = newValue } }
  }

  open var isFavorite: Bool {
    get { edit.isFavorite ?? false }
    set { edit.isFavorite = newValue }
  }

  /// A Boolean value that indicates whether only fetches that include hidden assets will find the asset.
  open var isHidden: Bool {
    get { edit.isHidden ?? false }
    set { edit.isHidden = newValue }
  }

  open var creationDate: Date? {
    get { edit.creationDate }
    set { edit.creationDate = newValue }
  }

  /// Requests that assets be removed from the library. Their files stay, so that the stage can be opened with them again.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    for case let asset as PHAsset in assets.enumeratedObjects { _ = ChangeRequests.add(asset.localIdentifier, AssetEdit(isDeleted: true)) }
  }
}

/// A list of objects, as Objective-C enumerates them.
public protocol NSFastEnumeration {
  var enumeratedObjects: [Any] { get }
}

extension NSArray: NSFastEnumeration {
  /// The elements.
  public var enumeratedObjects: [Any] { map { $0 } }
}

extension Array: NSFastEnumeration where Element: PHObject {
  /// The elements.
  public var enumeratedObjects: [Any] { self }
}

extension PHFetchResult: NSFastEnumeration {
  public var enumeratedObjects: [Any] { (0..<count).map { object(at: $0) } }
}
