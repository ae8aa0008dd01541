import Foundation

/// A change of the library, of which an app learns what it means for what it shows.
open class PHChange: NSObject, @unchecked Sendable {
  private let content: LibraryContent

  init(_ content: LibraryContent) { self.content = content }

  /// Returns what has changed in a fetch result, or nil if nothing has.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    let details = PHFetchResultChangeDetails(
      from: fetchResult, to: PHFetchResult(fetchResult.fetch, contents: fetchResult.fetch.contents(of: content), in: content.library))
    return details.isEmpty ? nil : details
  }

  /// Returns what has changed in an asset or a collection, or nil if nothing has.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
    switch object {
    case let asset as PHAsset:
      guard let record = content.record(withID: asset.localIdentifier) else { return PHObjectChangeDetails(from: object, to: nil) }
      guard record.revision != asset.record.revision else { return nil }
      return PHObjectChangeDetails(from: object, to: PHAsset(record, in: content.library) as? T)
    case let collection as PHAssetCollection:
      guard case .folder(let id, _) = collection.album, content.records(ofFolder: id) == nil else { return nil }
      return PHObjectChangeDetails(from: object, to: nil)
    default: return nil
    }
  }
}

/// The change of an asset or a collection.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let objectBeforeChanges: ObjectType
  /// The object after the change, or nil if it isn't in the library anymore.
  public let objectAfterChanges: ObjectType?

  init(from before: ObjectType, to after: ObjectType?) {
    objectBeforeChanges = before
    objectAfterChanges = after
  }

  /// A Boolean value that indicates whether the picture has changed, so that it has to be requested again.
  open var assetContentChanged: Bool {
    guard let before = objectBeforeChanges as? PHAsset, let after = objectAfterChanges as? PHAsset else { return false }
    return before.modificationDate != after.modificationDate || before.record.path != after.record.path
  }

  /// A Boolean value that indicates whether the object isn't in the library anymore.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }
}
