import Foundation

/// An asset or collection of the library.
///
/// Objects with the same identifier are equal. Objects are immutable, but fetching one again can return different values.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The object can be fetched again with it.
  public let localIdentifier: String

  init(id: String) { localIdentifier = id }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return other === self || type(of: other) == type(of: self) && other.localIdentifier == localIdentifier
  }

  open override var hash: Int { localIdentifier.hashValue }

  /// Returns the value of a key that fetches filter and sort by, or nil if the object doesn't have the key.
  func value(forKey key: String) -> PhotoValue? { ["localIdentifier", "SELF", "self"].contains(key) ? .text(localIdentifier) : nil }
}
