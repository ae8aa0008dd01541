import Foundation

/// What tells a host the time: the machine's clock in a window, a number in captures and tests.
public protocol HostClock: AnyObject, Sendable {
  /// Seconds since the clock's start; never goes back.
  var now: TimeInterval { get }
}
