import UIKit

/// The address of a page to load. It stands in for Foundation's type, which is in a module with the network here, and nothing is loaded.
public struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// The time after which loading would fail, in seconds.
  public var timeoutInterval: TimeInterval

  /// Creates a request for an address.
  public init(url: URL, timeoutInterval: TimeInterval = 60) { (self.url, self.timeoutInterval) = (url, timeoutInterval) }
}
