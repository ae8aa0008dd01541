import Foundation

open class PHCollection: PHObject, @unchecked Sendable {
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }
  open var localizedTitle: String? { nil }

  /// Returns the folders with pictures.
  public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult(Fetch(.albums(.all(.album, .any)), options))
  }

  override func value(forKey key: String) -> PhotoValue? {
    key == "localizedTitle" || key == "title" ? localizedTitle.map { .text($0) } ?? .null : super.value(forKey: key)
  }
}
