import Foundation

/// The source of time for a host: the machine's clock for a window, a settable number for captures and tests.
package protocol HostClock: AnyObject, Sendable {
  /// In seconds since the clock's start. It never decreases.
  var now: TimeInterval { get }
}
