import Foundation

/// An asset or a collection of the library.
///
/// Objects with the same identifier are equal. An object doesn't change; what is fetched later may be different.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier, with which the object can be fetched again.
  public let localIdentifier: String

  init(id: String) { localIdentifier = id }

  /// Returns the object, which can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two objects have the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return other === self || type(of: other) == type(of: self) && other.localIdentifier == localIdentifier
  }

  open override var hash: Int { localIdentifier.hashValue }

  /// Returns the value for a key by which fetches select and sort, or nil if the object doesn't have it.
  func value(forKey key: String) -> PhotoValue? { ["localIdentifier", "SELF", "self"].contains(key) ? .text(localIdentifier) : nil }
}
