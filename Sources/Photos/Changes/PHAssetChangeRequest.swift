import Foundation

/// A request to change or delete an asset. Create it in a block of `PHPhotoLibrary.performChanges(_:completionHandler:)`.
///
/// Changes last until the stage is opened again. Only favorites are stored, next to the files.
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

  open var isHidden: Bool {
    get { edit.isHidden ?? false }
    set { edit.isHidden = newValue }
  }

  open var creationDate: Date? {
    get { edit.creationDate }
    set { edit.creationDate = newValue }
  }

  /// The files of the assets stay, so that the stage can be opened with them again.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    for case let asset as PHAsset in assets.enumeratedObjects { _ = ChangeRequests.add(asset.localIdentifier, AssetEdit(isDeleted: true)) }
  }
}

/// Stands in for Objective-C's protocol: a list of objects.
public protocol NSFastEnumeration {
  var enumeratedObjects: [Any] { get }
}

extension NSArray: NSFastEnumeration {
  public var enumeratedObjects: [Any] { map { $0 } }
}

extension Array: NSFastEnumeration where Element: PHObject {
  public var enumeratedObjects: [Any] { self }
}

extension PHFetchResult: NSFastEnumeration {
  public var enumeratedObjects: [Any] { (0..<count).map { object(at: $0) } }
}
