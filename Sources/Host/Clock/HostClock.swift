import Foundation

/// The source of time for a host: the machine's clock in a window, a settable number in captures and tests.
package protocol HostClock: AnyObject, Sendable {
  /// The seconds since the clock's start, which never decrease.
  var now: TimeInterval { get }
}
