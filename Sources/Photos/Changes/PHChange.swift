import Foundation

open class PHChange: NSObject, @unchecked Sendable {
  private let content: LibraryContent

  init(_ content: LibraryContent) { self.content = content }

  /// Returns nil if nothing has changed.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    let details = PHFetchResultChangeDetails(
      from: fetchResult, to: PHFetchResult(fetchResult.fetch, contents: fetchResult.fetch.contents(of: content), in: content.library))
    return details.isEmpty ? nil : details
  }

  /// Returns nil if nothing has changed.
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

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let objectBeforeChanges: ObjectType
  /// Nil if the object isn't in the library anymore.
  public let objectAfterChanges: ObjectType?

  init(from before: ObjectType, to after: ObjectType?) {
    objectBeforeChanges = before
    objectAfterChanges = after
  }

  /// A Boolean value that indicates whether the picture has changed and must be requested again.
  open var assetContentChanged: Bool {
    guard let before = objectBeforeChanges as? PHAsset, let after = objectAfterChanges as? PHAsset else { return false }
    return before.modificationDate != after.modificationDate || before.record.path != after.record.path
  }

  open var objectWasDeleted: Bool { objectAfterChanges == nil }
}
