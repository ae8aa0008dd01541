import Foundation

/// A collection of the library.
open class PHCollection: PHObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the collection contains assets, as all do here.
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }
  /// The name of the collection, or nil.
  open var localizedTitle: String? { nil }

  /// Returns the albums that the person has made: the folders with pictures.
  public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult(Fetch(.albums(.all(.album, .any)), options))
  }

  override func value(forKey key: String) -> PhotoValue? {
    key == "localizedTitle" || key == "title" ? localizedTitle.map { .text($0) } ?? .null : super.value(forKey: key)
  }
}
